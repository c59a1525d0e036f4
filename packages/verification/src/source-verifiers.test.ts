import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getEvmChain, withLocalRpc } from '@slipway/chains'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chooseVerifiers } from './choose-verifiers.ts'
import { createEtherscanVerifier } from './create-etherscan-verifier.ts'
import { createSourcifyVerifier } from './create-sourcify-verifier.ts'
import type { VerificationSubject } from './source-verification.ts'

interface Call {
  readonly method: string
  readonly url: URL
  readonly body: string
}

type Answer = { readonly status?: number; readonly json: unknown }

let server: Server
let base: string
let calls: Call[]
let answers: Answer[]

beforeEach(async () => {
  calls = []
  answers = []
  server = createServer(async (request, response) => {
    calls.push({
      method: request.method ?? '',
      url: new URL(request.url ?? '', 'http://stand-in'),
      body: await textOf(request),
    })
    const { status = 200, json } = answers.shift() ?? { status: 500, json: {} }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => new Promise((resolve) => server.close(resolve)))

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const patience = { pollMs: 1, timeoutMs: 500 }
const factory: VerificationSubject = {
  chainId: 56,
  address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  contractIdentifier: 'src/token-factory/TokenFactory.sol:TokenFactory',
  compilerVersion: '0.8.37+commit.f401782d',
  standardJson: JSON.stringify({
    sources: { 'src/token-factory/TokenFactory.sol': { content: '' } },
  }),
  constructorArguments: '0x00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8',
}

describe('Sourcify', () => {
  const verify = () => createSourcifyVerifier(base, patience).verify(factory)

  test('submits the compiler input and waits for the job', async () => {
    answers = [
      { status: 202, json: { verificationId: 'job-1' } },
      { json: { isJobCompleted: false } },
      { json: { isJobCompleted: true, contract: { match: 'exact_match' } } },
    ]
    expect(await verify()).toEqual({ status: 'verified', detail: 'exact_match' })
    const [submission, first, second] = calls
    expect(submission?.url.pathname).toBe(`/v2/verify/56/${factory.address}`)
    const sent = JSON.parse(submission?.body ?? '{}')
    expect(sent.compilerVersion).toBe('0.8.37+commit.f401782d')
    expect(sent.contractIdentifier).toBe('src/token-factory/TokenFactory.sol:TokenFactory')
    expect(Object.keys(sent.stdJsonInput.sources)).toContain('src/token-factory/TokenFactory.sol')
    expect([first?.url.pathname, second?.url.pathname]).toEqual([
      '/v2/verify/job-1',
      '/v2/verify/job-1',
    ])
  })

  test('a contract that it knows already is verified', async () => {
    answers = [{ status: 409, json: { customCode: 'already_verified' } }]
    expect(await verify()).toMatchObject({ status: 'verified' })
  })

  test('a mismatch is reported with its reason', async () => {
    answers = [
      { status: 202, json: { verificationId: 'job-1' } },
      { json: { isJobCompleted: true, contract: { match: null }, error: { message: 'no match' } } },
    ]
    expect(await verify()).toEqual({ status: 'failed', detail: 'no match' })
  })

  test('a job that takes too long stays pending', async () => {
    answers = [
      { status: 202, json: { verificationId: 'job-1' } },
      ...Array.from({ length: 2_000 }, () => ({ json: { isJobCompleted: false } })),
    ]
    expect(await verify()).toMatchObject({ status: 'pending' })
  })

  test('a server that is down is a failed result, not a failed deployment', async () => {
    const verifier = createSourcifyVerifier('http://127.0.0.1:1', patience)
    expect(await verifier.verify(factory)).toMatchObject({ status: 'failed' })
  })
})

describe('Etherscan', () => {
  const verify = () =>
    createEtherscanVerifier({
      name: 'Example scan',
      apiUrl: `${base}/v2/api?chainid=56`,
      apiKey: 'key',
      patience,
    }).verify(factory)

  test('submits the compiler input as a form and asks for the verdict', async () => {
    answers = [
      { json: { status: '1', message: 'OK', result: 'guid-1' } },
      { json: { status: '0', message: 'NOTOK', result: 'Pending in queue' } },
      { json: { status: '1', message: 'OK', result: 'Pass - Verified' } },
    ]
    expect(await verify()).toEqual({ status: 'verified', detail: 'Pass - Verified' })
    const [submission, question] = calls
    expect(submission?.method).toBe('POST')
    expect(submission?.url.searchParams.get('chainid')).toBe('56')
    expect(submission?.url.searchParams.get('apikey')).toBe('key')
    const form = new URLSearchParams(submission?.body)
    expect(form.get('codeformat')).toBe('solidity-standard-json-input')
    expect(form.get('contractaddress')).toBe(factory.address)
    expect(form.get('contractname')).toBe('src/token-factory/TokenFactory.sol:TokenFactory')
    expect(form.get('compilerversion')).toBe('v0.8.37+commit.f401782d')
    for (const name of ['constructorArguements', 'constructorArguments'])
      expect(form.get(name)).toBe(factory.constructorArguments.slice(2))
    expect(form.get('sourceCode')).toBe(factory.standardJson)
    expect(question?.url.searchParams.get('guid')).toBe('guid-1')
    expect(question?.url.searchParams.get('chainid')).toBe('56')
  })

  test.each([
    [{ status: '0', result: 'Contract source code already verified' }, 'verified'],
    [{ status: '0', result: 'Invalid API Key' }, 'failed'],
  ])('an answer to the submission decides: %o', async (json, status) => {
    answers = [{ json }]
    expect(await verify()).toMatchObject({ status, detail: json.result })
  })

  test('a failed comparison is reported', async () => {
    answers = [
      { json: { status: '1', result: 'guid-1' } },
      { json: { status: '0', result: 'Fail - Unable to verify' } },
    ]
    expect(await verify()).toEqual({ status: 'failed', detail: 'Fail - Unable to verify' })
  })

  test('an error of the server is a failed result', async () => {
    answers = [{ status: 502, json: {} }]
    expect(await verify()).toEqual({ status: 'failed', detail: 'Example scan answers 502' })
  })
})

describe('where a verified source is read', () => {
  test('on the explorer, or in the public repository', () => {
    const pages = chooseVerifiers(getEvmChain('bsc'), 'key').map((verifier) =>
      verifier.pageOf(56, factory.address),
    )
    expect(pages).toContain(`https://repo.sourcify.dev/56/${factory.address}`)
    expect(pages).toContain(`https://bscscan.com/address/${factory.address}#code`)
    expect(createSourcifyVerifier(base).pageOf(56, factory.address)).toBeUndefined()
  })
})

describe('which services are asked', () => {
  const names = (shortname: string, key?: string) =>
    chooseVerifiers(getEvmChain(shortname), key).map(({ name }) => name)

  test('none for a local chain, nor for a stand-in of a live one', () => {
    expect(names('local', 'key')).toEqual([])
    const standIn = withLocalRpc(getEvmChain('bsc'), 'http://127.0.0.1:8545')
    expect(chooseVerifiers(standIn, 'key')).toEqual([])
  })

  test('Etherscan only with a key', () => {
    expect(names('bsc')).not.toContain('BscScan')
    expect(names('bsc', 'key')).toContain('BscScan')
    expect(names('bsc')).toContain('Sourcify')
  })
})
