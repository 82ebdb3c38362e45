import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { plainText } from '../../../fields/plainText';
import { ListenChoice } from './ListenChoice';
import { useListenOffer } from './useListenOffer';
import { useSpeaking } from './useSpeaking';

interface ListenFormProps {
  record: RaRecord;
  path: string;
  accounts: string;
  onNotOffered: () => void;
}

/** A sentence, a language and a voice, and the player. It is no part of the form around it: nothing of it is saved. */
export function ListenForm({ record, path, accounts, onNotOffered }: ListenFormProps) {
  const translate = useTranslate();
  const [text, setText] = useState(() => translate('actions.listen.sentence'));
  const { language, voice, languages, voices, setLanguage, setVoice, isLoading } = useListenOffer(record);
  const { speak, sound, isSpeaking, failure } = useSpeaking({ path, accounts, record, onNotOffered });
  const canSpeak = !isSpeaking && text.trim() !== '' && voice !== '' && language !== '';
  const begin = () =>
    speak({ speech_credential_sid: plainText(record.id), text: text.trim(), language, voice, encodingMp3: true });
  return (
    <Stack spacing={2} role="group" aria-label={translate('actions.listen.title')}>
      <ListenChoice label={translate('actions.listen.text')} value={text} onChange={setText} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {languages && (
          <ListenChoice
            label={translate('actions.listen.language')}
            value={language}
            choices={languages}
            isLoading={isLoading}
            onChange={setLanguage}
          />
        )}
        <ListenChoice
          label={translate('actions.listen.voice')}
          value={voice}
          choices={voices}
          isLoading={isLoading}
          onChange={setVoice}
        />
      </Box>
      <div>
        <Button type="button" variant="outlined" size="small" disabled={!canSpeak} onClick={() => void begin()}>
          {translate(isSpeaking ? 'actions.listen.speaking' : 'actions.listen.speak')}
        </Button>
      </div>
      {failure && <Alert severity="error">{failure}</Alert>}
      {sound && (
        <div>
          <audio controls autoPlay src={sound} aria-label={translate('actions.listen.title')} />
          <Typography variant="body2" color="text.secondary">
            {translate('actions.listen.charged')}
          </Typography>
        </div>
      )}
    </Stack>
  );
}
