import type { Plugin } from 'vite'
import { makeExitPage } from './make-exit-page.ts'

/** Puts the exit page beside the app, so that everybody can keep it. */
export const exitPage: Plugin = {
  name: 'exit-page',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'exit.html', source: await makeExitPage() })
  },
}
