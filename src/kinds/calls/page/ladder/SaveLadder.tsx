import { useNotify, useTranslate } from 'react-admin';
import { PlainButton } from '../../../../fields/elements/PlainButton';
import { saveFile } from '../../../../fields/elements/saveFile';
import { fileName, reasonOf } from '../call';
import type { Arranged } from './arrange';
import { ladderPicture, ladderText } from './ladderFile';
import { coloursOnScreen, pointsOf } from './savePicture';

/** The ladder as a file: as a picture in the colours on screen, or as text with every message. */
export function SaveLadder({ ladder, callId }: { ladder: Arranged; callId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const name = (ending: string) => fileName(`ladder-${callId}`, ending);
  const title = translate('calls.ladder.of', { callId });
  const picture = () => ladderPicture(ladder, { colours: coloursOnScreen(), title, translate });
  const savePoints = async () => {
    try {
      saveFile(name('png'), await pointsOf(picture()));
    } catch (reason) {
      notify('calls.ladder.not_saved', { type: 'error', messageArgs: { reason: reasonOf(reason, translate) } });
    }
  };
  return (
    <>
      <PlainButton onClick={() => saveFile(name('svg'), new Blob([picture().svg], { type: 'image/svg+xml' }))}>
        {translate('calls.ladder.save_svg')}
      </PlainButton>
      <PlainButton onClick={() => void savePoints()}>{translate('calls.ladder.save_png')}</PlainButton>
      <PlainButton
        onClick={() => saveFile(name('txt'), new Blob([ladderText(ladder, translate)], { type: 'text/plain' }))}
      >
        {translate('calls.ladder.save_text')}
      </PlainButton>
    </>
  );
}
