import { readCapture } from './decode/readCapture';

/* A capture is read beside the page, which stays at the operator's hand meanwhile. */
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => postMessage(readCapture(new Uint8Array(data))));
