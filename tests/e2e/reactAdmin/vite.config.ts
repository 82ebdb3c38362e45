import { defineConfig, mergeConfig } from 'vite';
import base from '../../../vite.config.ts';
import { madeUpApi } from './madeUpApi.ts';

/** The console as it is built and served, with the made-up resources of `tests/contract/reactAdmin` in it. */
export default defineConfig(async (environment) => {
  const { plugins = [], ...shared } = await base(environment);
  return mergeConfig(shared, {
    root: import.meta.dirname,
    publicDir: '../../../public',
    cacheDir: '../../../node_modules/.cache/reactAdmin/vite',
    plugins: [madeUpApi(), ...plugins],
    build: { outDir: '../../../node_modules/.cache/reactAdmin/dist', emptyOutDir: true },
  });
});
