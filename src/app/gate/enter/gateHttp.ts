import { createHttp, type Http } from '../../../../dataProvider/http/http';
import { tokenStore } from '../../../session/token/tokenStore';
import { runtimeConfig } from '../../settings/runtimeConfig';

let http: Http | undefined;

/** The way to the API for the pages before the console: a refused token ends nothing there, since sign-in is at hand. */
export const gateHttp = (): Http => {
  http ??= createHttp({ apiBase: runtimeConfig().apiBaseUrl, token: tokenStore.text });
  return http;
};
