import { decodeText, parseTable } from './parseTable';

/* Beside the page: a large file does not keep it from answering. */
self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  self.postMessage(parseTable(decodeText(data)));
});
