import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useConsoleCalls } from '../../../actions/consoleCalls';
import { PlainButton } from '../../../fields/elements/PlainButton';
import { saveFile } from '../../../fields/elements/saveFile';
import { callPath, fileName, reasonOf, type Call } from './call';

/** Saves the capture of a call, once it is known that there is one (platform-api 17.2, 17.3). */
export function Capture({ call }: { call: Call }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { call: ask } = useConsoleCalls();
  const [isAsking, setAsking] = useState(false);
  const callId = call.sip_callid;
  if (!callId) return null;
  const download = async () => {
    setAsking(true);
    try {
      const { total } = await ask<{ total?: number }>(callPath(call, callId));
      if (!total) notify('calls.capture.none', { type: 'info' });
      else
        saveFile(
          fileName(`callid-${callId}`, 'pcap'),
          await ask<Blob>(callPath(call, callId, 'invite', 'pcap'), { as: 'blob' }),
        );
    } catch (reason) {
      notify('calls.capture.failed', { type: 'error', messageArgs: { reason: reasonOf(reason, translate) } });
    } finally {
      setAsking(false);
    }
  };
  return (
    <PlainButton variant="outlined" onClick={() => void download()} disabled={isAsking}>
      {translate(isAsking ? 'calls.capture.asking' : 'calls.capture.download')}
    </PlainButton>
  );
}
