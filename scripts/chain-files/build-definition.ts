import type { Answers } from './questions.ts'

/** Words that TypeScript does not take as the name of a constant, as far as short names can be one. */
const reserved = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof let new null package private public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
)

/** Name of the constant that holds a network: the short name in camel case. */
export function constantOf(shortname: string): string {
  const camelCase = shortname.replaceAll(/-([a-z0-9])/g, (_, next: string) => next.toUpperCase())
  return reserved.has(camelCase) ? `${camelCase}Chain` : camelCase
}

/**
 * The definition file of a new network. It charges no fees and knows no venues yet: those are
 * facts that somebody looks up and writes down with their source.
 *
 * @returns TypeScript source, to be formatted
 */
export function buildDefinition(answers: Answers): string {
  const shanghai = ['shanghai', 'cancun', 'prague'].includes(answers['evm-version'])
  const lines = [
    `chainId: ${answers['chain-id']},`,
    `name: '${answers.name}',`,
    `shortname: '${answers.shortname}',`,
    `logo: '${answers.shortname}.svg',`,
    "type: 'evm',",
    "status: 'live',",
    `isTestNetwork: ${answers.testnet === 'yes'},`,
    'hidden: false,',
    `nativeCurrency: { name: '${answers['currency-name']}', symbol: '${answers['currency-symbol']}', decimals: 18 },`,
    `rpcUrls: [${quotedNodes(answers)}],`,
    'feeCharging: false,',
    ...explorerLine(answers),
    ...optional('multicall3', answers.multicall3),
    ...attestationsLine(answers),
    `evmVersion: '${answers['evm-version']}',`,
    `evmVersionVerified: ${answers['evm-version'] !== 'istanbul'},`,
    `push0: ${shanghai},`,
    `eip1559: ${answers.eip1559 === 'yes'},`,
    "blockNumberSource: 'own',",
    `blockTimeSeconds: ${answers['block-seconds']},`,
    `supportsSourcify: ${answers.sourcify === 'yes'},`,
    ...optional('wrappedNative', answers['wrapped-native']),
    ...currencyLines(answers),
    'venues: [],',
  ]
  return [
    "import type { ChainDefinition } from '../types.ts'",
    '',
    `/** ${answers.name}. */`,
    `export const ${constantOf(answers.shortname)} = {`,
    ...lines.map((line) => `  ${line}`),
    '} as const satisfies ChainDefinition',
    '',
  ].join('\n')
}

function quotedNodes(answers: Answers): string {
  return answers.rpc
    .split(' ')
    .map((url) => `'${url}'`)
    .join(', ')
}

function optional(field: string, value: string): string[] {
  return value === '' || value === 'none' ? [] : [`${field}: '${value}',`]
}

function attestationsLine({ eas, 'eas-registry': registry }: Answers): string[] {
  return eas === '' ? [] : [`attestations: { eas: '${eas}', schemaRegistry: '${registry}' },`]
}

function explorerLine(answers: Answers): string[] {
  const { 'explorer-url': url, 'explorer-name': name, 'explorer-kind': kind } = answers
  if (url === '') return []
  const api =
    kind === 'etherscan'
      ? `apiUrl: 'https://api.etherscan.io/v2/api?chainid=${answers['chain-id']}', `
      : kind === 'blockscout'
        ? `apiUrl: '${url.replace(/\/$/, '')}/api', `
        : ''
  return [`explorer: { name: '${name}', url: '${url}', ${api}kind: '${kind}' },`]
}

function currencyLines(answers: Answers): string[] {
  const wrapped = answers['wrapped-native']
  if (wrapped === '') return ['currencies: [],']
  const name = `W${answers['currency-symbol']}`
  return [`currencies: [{ name: '${name}', address: '${wrapped}', decimals: 18, isWETH: true }],`]
}
