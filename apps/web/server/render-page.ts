import type { RuntimeConfig } from '../src/core/runtime-config.ts'
import { appShellScript } from './app-shell-script.ts'
import { appShellStyle } from './render-app-shell.ts'
import { connectionPolicy } from './security-headers.ts'

export interface PageFacts {
  readonly runtime: RuntimeConfig
  readonly styleNonce: string
  /** Paths of scripts and styles that this address needs besides those of the template. */
  readonly preloads: readonly string[]
  /** What is shown until the scripts have loaded, as HTML. */
  readonly appShell: string
}

/**
 * Puts the runtime configuration, the style nonce, the connection policy and the app shell into the built page. The configuration is a
 * data block: browsers do not execute it, so the policy needs no exception for it.
 *
 * @param template the built `index.html`
 * @throws Error when the template has no head: it is not our page
 */
export function renderPage(template: string, facts: PageFacts): string {
  const { runtime, styleNonce, preloads, appShell } = facts
  const start = template.indexOf('<meta')
  if (start === -1) throw new Error('The built page has no head.')
  // "<" is the one character that could end the block early.
  const json = JSON.stringify(runtime).replaceAll('<', '\\u003c')
  // Before every script and style: a policy in the page governs what follows it.
  const head =
    `<meta http-equiv="content-security-policy" content="${connectionPolicy(runtime)}">` +
    `<meta name="slipway-style-nonce" content="${styleNonce}">` +
    `<script type="application/json" id="slipway-runtime">${json}</script>` +
    `<script>${appShellScript}</script><style nonce="${styleNonce}">${appShellStyle}</style>`
  const links = preloads.map((path) =>
    path.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="${path}">`
      : `<link rel="modulepreload" fetchpriority="low" crossorigin href="${path}">`,
  )
  const page = template.slice(0, start) + head + template.slice(start)
  // The app shell needs the style sheet and the font alone; scripts come after them where the line is slow.
  return page
    .replaceAll(
      /<script type="module"|<link rel="modulepreload"(?! fetchpriority)/g,
      '$& fetchpriority="low"',
    )
    .replace('</head>', `${links.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${appShell}</div>`)
}
