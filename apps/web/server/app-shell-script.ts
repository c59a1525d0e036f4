import { createHash } from 'node:crypto'
import { storageScript } from './storage-script.ts'

/**
 * Runs before the first paint: storage answers, even where the browser refuses it, and what the visitor chose, language
 * and scheme, is on the page before the app shell shows. The keys are those of the messages package and of the settings
 * store.
 */
export const appShellScript =
  storageScript +
  'try{let d=document.documentElement,g=k=>localStorage.getItem(k),' +
  'l=[g("slipway.locale"),...navigator.languages].find(x=>/^(en|zh)(-|$)/i.test(x)),' +
  's=JSON.parse(g("slipway.settings")||"{}"),t=s.state?.settings?.theme;' +
  'd.lang=/^zh/i.test(l)?"zh-CN":"en-US";' +
  'if(t==="light"||t==="dark")d.setAttribute("data-mantine-color-scheme",t)}catch{}'

/** Its entry in the page's policy: this text may run, no other inline script may. */
export const appShellScriptSource = `'sha256-${createHash('sha256').update(appShellScript).digest('base64')}'`
