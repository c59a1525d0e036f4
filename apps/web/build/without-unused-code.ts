import type { Plugin } from 'vite'

const nothing = (names: readonly string[]) =>
  names.map((name) => `export const ${name} = undefined\n`).join('')

/** What nothing of ours is in: whoever asks whether it is in one is told no. */
const noContext = (name: string) =>
  `import { createContext } from 'react'\nexport const ${name} = createContext(null)\n`

/** A part of Mantine's that hangs on another one: `Button.Group`. */
const mantinePart = (path: string) =>
  new RegExp(`[\\\\/]@mantine[\\\\/]core[\\\\/]esm[\\\\/]components[\\\\/].*[\\\\/]${path}\\.mjs$`)

/** Modules of libraries, by the end of their path, and what stands in their place. */
const replaced: readonly (readonly [RegExp, string])[] = [
  // Bytecode that goes along with calls of contracts that are not deployed: `code`, `factory`, `deployless`. 4 kB.
  [
    /[\\/]viem[\\/]_esm[\\/]constants[\\/]contracts\.js$/,
    nothing([
      'deploylessCallViaBytecodeBytecode',
      'deploylessCallViaFactoryBytecode',
      'erc6492SignatureValidatorByteCode',
      'multicall3Bytecode',
    ]),
  ],
  // Calls in another block than there is, `blockOverrides`, with a library for numbers of their own. 2.5 kB.
  [/[\\/]ox[\\/]_esm[\\/]core[\\/]BlockOverrides\.js$/, nothing(['fromRpc', 'toRpc'])],
  // Contracts that send their caller to a server (ERC-3668): reads of ours do not follow (`ccipRead: false`). 1.5 kB.
  [
    /[\\/]viem[\\/]_esm[\\/]utils[\\/]ccip\.js$/,
    `export const offchainLookupSignature = '0x556f1830'\n${nothing([
      'ccipRequest',
      'offchainLookup',
      'offchainLookupAbiItem',
    ])}`,
  ],
  // Where a page was scrolled to: each tab remembers that itself. All that is left to say is that the browser does not. 1 kB.
  [
    /[\\/]router-core[\\/]dist[\\/]esm[\\/]scroll-restoration\.js$/,
    `const own = () => { history.scrollRestoration = 'manual' }
let isSet = false
export const setupScrollRestoration = () => {
  if (isSet) return
  isSet = true
  own()
  addEventListener('pagehide', () => { history.scrollRestoration = 'auto' })
  addEventListener('pageshow', ({ persisted }) => { if (persisted) own() })
}
${nothing(['defaultGetScrollRestorationKey', 'getElementScrollRestorationEntry', 'storageKey'])}`,
  ],
  // Parts that hang on others, in the frame of every page and in forms. 1.5 kB.
  [mantinePart('ButtonGroup'), nothing(['ButtonGroup'])],
  [mantinePart('ButtonGroupSection'), nothing(['ButtonGroupSection'])],
  [mantinePart('ActionIconGroup'), nothing(['ActionIconGroup'])],
  [mantinePart('ActionIconGroupSection'), nothing(['ActionIconGroupSection'])],
  [mantinePart('loaders[\\\\/]Bars'), nothing(['Bars'])],
  [mantinePart('loaders[\\\\/]Dots'), nothing(['Dots'])],
  [mantinePart('SwitchGroup'), `${nothing(['SwitchGroup'])}${noContext('SwitchGroupContext')}`],
  [
    mantinePart('CheckboxGroup'),
    `${nothing(['CheckboxGroup'])}${noContext('CheckboxGroupContext')}`,
  ],
  [mantinePart('CheckboxIndicator'), nothing(['CheckboxIndicator'])],
  [mantinePart('CheckboxCard'), `${nothing(['CheckboxCard'])}${noContext('CheckboxCardContext')}`],
]

const colorsModule = /[\\/]MantineProvider[\\/]default-colors\.mjs$/
/** What the library itself names, and its own primary colour; a theme brings the others. */
const keptColors: ReadonlySet<string> = new Set(['dark', 'gray', 'red', 'blue'])

/** The library's palette without colours that nothing has: of each it makes two dozen variables on every start. */
function withoutUnusedColors(code: string): string {
  return code.replaceAll(/\n\t(\w+): \[[^\]]*\],?/g, (entry, name: string) =>
    keptColors.has(name) ? entry : '',
  )
}

/**
 * Every page would load what libraries bring for what nothing here does. Whoever does it gets an error at once: what it
 * needs is undefined.
 */
export const withoutUnusedCode: Plugin = {
  name: 'without-unused-code',
  apply: 'build',
  load: (id) => replaced.find(([module]) => module.test(id))?.[1] ?? null,
  transform: {
    filter: { id: colorsModule },
    handler: (code) => ({ code: withoutUnusedColors(code), map: null }),
  },
}
