/** One thing to know about a new network: a flag of `npm run add-chain` and, at a terminal, a question. */
export interface Question {
  readonly flag: string
  readonly asks: string
  /** Taken when nothing is answered; without it the question is required. An empty text means "unknown". */
  readonly fallback?: string
  /** What a good answer looks like, told after a bad one. */
  readonly expects: string
  readonly accepts: RegExp
}

const yesOrNo = { expects: 'yes or no', accepts: /^(yes|no)$/ }

/** Multicall3 stands at this address on nearly every network (https://github.com/mds1/multicall3). */
export const canonicalMulticall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Every question, in the order in which they are asked. */
export const questions = [
  {
    flag: 'chain-id',
    asks: 'Chain id',
    expects: 'a whole number above 0, as eth_chainId answers it',
    accepts: /^[1-9]\d{0,14}$/,
  },
  {
    flag: 'name',
    asks: 'Name, as its users say it',
    expects: '2 to 40 characters',
    accepts: /^[^\s'"<>&\\][^'"<>&\\]{0,38}[^\s'"<>&\\]$/,
  },
  {
    flag: 'shortname',
    asks: 'Short name for URLs (?chain=…); it can never be changed',
    expects: '2 to 24 of a–z, 0–9 and "-", starting with a letter and not ending with "-"',
    accepts: /^[a-z](-?[a-z0-9]){1,23}$/,
  },
  {
    flag: 'rpc',
    asks: 'Public nodes (https URLs, separated by spaces)',
    expects: 'one or more https URLs without a key, each a different one',
    accepts: /^https:\/\/[^\s?@{}$]+( https:\/\/[^\s?@{}$]+)*$/,
  },
  {
    flag: 'currency-symbol',
    asks: 'Symbol of the native currency',
    expects: '1 to 8 letters',
    accepts: /^[A-Za-z]{1,8}$/,
  },
  {
    flag: 'currency-name',
    asks: 'Name of the native currency',
    expects: '2 to 40 characters',
    accepts: /^[^\s'"\\][^'"\\]{0,38}[^\s'"\\]$/,
  },
  { flag: 'testnet', asks: 'Is it a test network?', fallback: 'no', ...yesOrNo },
  {
    flag: 'explorer-url',
    asks: 'Block explorer (https URL, or nothing)',
    fallback: '',
    expects: 'an https URL, or nothing',
    accepts: /^(https:\/\/[^\s'"\\]+)?$/,
  },
  {
    flag: 'explorer-name',
    asks: 'Name of the explorer',
    fallback: '',
    expects: 'up to 40 characters',
    accepts: /^[^'"\\]{0,40}$/,
  },
  {
    flag: 'explorer-kind',
    asks: 'Kind of its API: etherscan, blockscout, okx or other',
    fallback: 'other',
    expects: 'etherscan, blockscout, okx or other',
    accepts: /^(etherscan|blockscout|okx|other)$/,
  },
  {
    flag: 'multicall3',
    asks: 'Address of Multicall3 (or "none")',
    fallback: canonicalMulticall3,
    expects: 'a checksummed address, or "none"',
    accepts: /^(none|0x[0-9a-fA-F]{40})$/,
  },
  {
    flag: 'eas',
    asks: 'Address of EAS, the Ethereum Attestation Service, as its makers publish it (or nothing)',
    fallback: '',
    expects: 'a checksummed address, or nothing',
    accepts: /^(0x[0-9a-fA-F]{40})?$/,
  },
  {
    flag: 'eas-registry',
    asks: 'Address of its registry of schemas (or nothing)',
    fallback: '',
    expects: 'a checksummed address, or nothing',
    accepts: /^(0x[0-9a-fA-F]{40})?$/,
  },
  {
    flag: 'wrapped-native',
    asks: 'Address of the wrapped native currency (or nothing)',
    fallback: '',
    expects: 'a checksummed address, or nothing',
    accepts: /^(0x[0-9a-fA-F]{40})?$/,
  },
  {
    flag: 'evm-version',
    asks: 'Highest EVM level that its makers state',
    fallback: 'istanbul',
    expects: 'istanbul, london, paris, shanghai, cancun or prague',
    accepts: /^(istanbul|london|paris|shanghai|cancun|prague)$/,
  },
  {
    flag: 'block-seconds',
    asks: 'Mean seconds between blocks',
    expects: 'a number such as 2 or 0.25, below 60',
    accepts: /^(0\.\d*[1-9]\d*|[1-9](\.\d+)?|[1-5]\d(\.\d+)?)$/,
  },
  { flag: 'eip1559', asks: 'Does it take type-2 transactions?', fallback: 'yes', ...yesOrNo },
  { flag: 'sourcify', asks: 'Does Sourcify verify it?', fallback: 'no', ...yesOrNo },
] as const satisfies readonly Question[]

export type Flag = (typeof questions)[number]['flag']

/** One answer per flag; every one has passed its question's `accepts`. */
export type Answers = Readonly<Record<Flag, string>>
