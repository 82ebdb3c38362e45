import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { formText } from '../../../fields/input/formText';
import { plainText } from '../../../fields/plainText';
import type { CompiledResource } from '../../../schema/types/compiled';
import { ListenChoice } from './ListenChoice';
import { useListenOffer } from './useListenOffer';
import { useSpeaking } from './useSpeaking';

interface ListenFormProps {
  resource: CompiledResource;
  record: RaRecord;
  path: string;
  accounts: string;
  onNotOffered: () => void;
}

/** A sentence, a language and a voice, and the player. It is no part of the form around it: nothing of it is saved. */
export function ListenForm({ resource, record, path, accounts, onNotOffered }: ListenFormProps) {
  const translate = useTranslate();
  const [text, setText] = useState(() => formText(translate, resource, 'listen_sentence'));
  const { language, voice, languages, voices, setLanguage, setVoice, isLoading } = useListenOffer(record);
  const { speak, sound, isSpeaking, failure } = useSpeaking({ resource, path, accounts, record, onNotOffered });
  const canSpeak = !isSpeaking && text.trim() !== '' && voice !== '' && language !== '';
  const begin = () =>
    speak({ speech_credential_sid: plainText(record.id), text: text.trim(), language, voice, encodingMp3: true });
  return (
    <Stack spacing={2} role="group" aria-label={formText(translate, resource, 'listen_title')}>
      <ListenChoice label={formText(translate, resource, 'listen_text')} value={text} onChange={setText} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {languages && (
          <ListenChoice
            label={formText(translate, resource, 'listen_language')}
            value={language}
            choices={languages}
            isLoading={isLoading}
            onChange={setLanguage}
          />
        )}
        <ListenChoice
          label={formText(translate, resource, 'listen_voice')}
          value={voice}
          choices={voices}
          isLoading={isLoading}
          onChange={setVoice}
        />
      </Box>
      <div>
        <Button type="button" variant="outlined" size="small" disabled={!canSpeak} onClick={() => void begin()}>
          {formText(translate, resource, isSpeaking ? 'listen_speaking' : 'listen_speak')}
        </Button>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {formText(translate, resource, 'listen_charged')}
        </Typography>
      </div>
      {failure && <Alert severity="error">{failure}</Alert>}
      {sound && (
        <div>
          {/* What is spoken stands in the input above. */}
          {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
          <audio controls autoPlay src={sound} aria-label={formText(translate, resource, 'listen_title')} />
        </div>
      )}
    </Stack>
  );
}
