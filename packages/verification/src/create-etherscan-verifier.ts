import {
  asResult,
  defaultPatience,
  type SourceVerifier,
  type VerificationPatience,
  type VerificationResult,
  type VerificationSubject,
  waitForVerdict,
} from './source-verification.ts'

const REQUEST_TIMEOUT_MS = 30_000

interface EtherscanAnswer {
  readonly status: string
  readonly result: string
}

export interface EtherscanOptions {
  /** Name of the explorer, for messages. */
  readonly name: string
  /** Address of its API, the `chainid` of Etherscan's version 2 included. */
  readonly apiUrl: string
  /** Left out for explorers that ask for none, such as Blockscout. */
  readonly apiKey?: string
  /** Address of its pages. */
  readonly siteUrl?: string
  readonly patience?: VerificationPatience
}

/** The contract API of Etherscan (https://docs.etherscan.io), which Blockscout and others speak too. */
export function createEtherscanVerifier(options: EtherscanOptions): SourceVerifier {
  return {
    name: options.name,
    pageOf: (_chainId, address) =>
      options.siteUrl === undefined ? undefined : `${options.siteUrl}/address/${address}#code`,
    verify: (subject) =>
      asResult(async () => {
        const { status, result } = await submit(options, subject)
        if (isKnown(result)) return { status: 'verified', detail: result }
        if (status !== '1') return { status: 'failed', detail: result }
        return waitForVerdict(() => askStatus(options, result), options.patience ?? defaultPatience)
      }),
  }
}

function submit(options: EtherscanOptions, subject: VerificationSubject): Promise<EtherscanAnswer> {
  const constructorArguments = subject.constructorArguments.slice(2)
  return call(
    options,
    {},
    {
      module: 'contract',
      action: 'verifysourcecode',
      codeformat: 'solidity-standard-json-input',
      sourceCode: subject.standardJson,
      contractaddress: subject.address,
      contractname: subject.contractIdentifier,
      compilerversion: `v${subject.compilerVersion}`,
      // The API misspelt this name for years; explorers read one or the other.
      constructorArguements: constructorArguments,
      constructorArguments,
    },
  )
}

async function askStatus(
  options: EtherscanOptions,
  guid: string,
): Promise<VerificationResult | undefined> {
  const { result } = await call(options, { module: 'contract', action: 'checkverifystatus', guid })
  if (result.startsWith('Pending') || result.includes('in progress')) return undefined
  if (result.startsWith('Pass') || isKnown(result)) return { status: 'verified', detail: result }
  return { status: 'failed', detail: result }
}

function isKnown(result: string): boolean {
  return /already verified/i.test(result)
}

async function call(
  options: EtherscanOptions,
  query: Readonly<Record<string, string>>,
  form?: Readonly<Record<string, string>>,
): Promise<EtherscanAnswer> {
  const url = new URL(options.apiUrl)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  if (options.apiKey !== undefined) url.searchParams.set('apikey', options.apiKey)
  const response = await fetch(url, {
    method: form === undefined ? 'GET' : 'POST',
    ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`${options.name} answers ${response.status}`)
  return (await response.json()) as EtherscanAnswer
}
