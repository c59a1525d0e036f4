import { createRequire } from 'node:module'
import { readArtifact } from '@slipway/deployments/read-artifact'
import { type StandIn, serveStandIn } from './serve-stand-in.ts'

interface Compiler {
  compile: (input: string) => string
}

interface CompiledContract {
  evm: {
    bytecode: { object: string }
    deployedBytecode: {
      object: string
      immutableReferences?: Readonly<Record<string, { start: number; length: number }[]>>
    }
  }
}

/** Package of the compiler, among the tools of the contracts. */
const TEMPLATE_COMPILER = 'solc-0.8.4'

const require = createRequire(new URL('../../../contracts/package.json', import.meta.url))

/** Compiles a published compiler input with the npm compiler of the version that the templates use. */
export function compileStandardJson(input: string, contractIdentifier: string): CompiledContract {
  const compiler = require(TEMPLATE_COMPILER) as Compiler
  const [source = '', name = ''] = contractIdentifier.split(':')
  const output = JSON.parse(compiler.compile(input)) as {
    contracts?: Record<string, Record<string, CompiledContract>>
  }
  const contract = output.contracts?.[source]?.[name]
  if (!contract) throw new Error(`the input has no contract ${contractIdentifier}`)
  return contract
}

/** The code of a contract as an explorer reads it from the chain. */
export async function getCode(rpcUrl: string, address: string): Promise<string> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_getCode',
      params: [address, 'latest'],
    }),
  })
  return ((await response.json()) as { result: string }).result
}

/** Whether compiled runtime code is the chain's, but for what the constructor wrote into it. */
function isSameCode(compiled: CompiledContract, chainCode: string): boolean {
  const { object, immutableReferences = {} } = compiled.evm.deployedBytecode
  const mask = (code: string) => {
    const bytes = Buffer.from(code.replace(/^0x/, ''), 'hex')
    for (const { start, length } of Object.values(immutableReferences).flat()) {
      bytes.fill(0, start, start + length)
    }
    return bytes.toString('hex')
  }
  return object.length > 0 && mask(object) === mask(chainCode)
}

async function judge(
  rpcUrl: string,
  given: { input: string; identifier: string; version: string; address: string },
): Promise<string | undefined> {
  if (given.version !== readArtifact('StandardToken').compiler.version) return 'unknown compiler'
  const compiled = compileStandardJson(given.input, given.identifier)
  const code = await getCode(rpcUrl, given.address)
  return isSameCode(compiled, code) ? undefined : 'the compiled code is not the chain’s'
}

/**
 * Sourcify's version-2 API. It does what Sourcify does: compiles what it is given and compares the result with the
 * chain.
 */
export async function startSourcifyStandIn(rpcUrl: string): Promise<StandIn> {
  const jobs = new Map<string, Promise<string | undefined>>()
  const verified = new Set<string>()
  return serveStandIn(async ({ method, url, body }) => {
    const [, , , chainOrJob = '', address = ''] = url.pathname.split('/')
    if (method === 'POST') {
      if (verified.has(address)) return { status: 409, json: { customCode: 'already_verified' } }
      const sent = JSON.parse(body.toString()) as {
        stdJsonInput: unknown
        contractIdentifier: string
        compilerVersion: string
      }
      const verdict = judge(rpcUrl, {
        input: JSON.stringify(sent.stdJsonInput),
        identifier: sent.contractIdentifier,
        version: sent.compilerVersion,
        address,
      }).then((problem) => {
        if (!problem) verified.add(address)
        return problem
      })
      jobs.set(`${jobs.size + 1}`, verdict)
      return { status: 202, json: { verificationId: `${jobs.size}` } }
    }
    const problem = await jobs.get(chainOrJob)
    return {
      json: {
        isJobCompleted: true,
        contract: { match: problem ? null : 'match' },
        ...(problem ? { error: { customCode: 'no_match', message: problem } } : {}),
      },
    }
  })
}

/** The contract API that Etherscan and Blockscout speak. It also wants the constructor's arguments. */
export async function startEtherscanStandIn(
  rpcUrl: string,
  expectedArguments: (address: string) => string | undefined,
): Promise<StandIn> {
  const verdicts: Promise<string | undefined>[] = []
  return serveStandIn(async ({ method, url, body }) => {
    if (method === 'POST') {
      const form = new URLSearchParams(body.toString())
      const field = (name: string) => form.get(name) ?? ''
      const address = field('contractaddress')
      if (field('constructorArguments') !== expectedArguments(address)?.slice(2)) {
        return { json: { status: '0', result: 'Invalid constructor arguments' } }
      }
      verdicts.push(
        judge(rpcUrl, {
          input: field('sourceCode'),
          identifier: field('contractname'),
          version: field('compilerversion').slice(1),
          address,
        }),
      )
      return { json: { status: '1', result: String(verdicts.length - 1) } }
    }
    const problem = await verdicts[Number(url.searchParams.get('guid'))]
    return problem
      ? { json: { status: '0', result: `Fail - ${problem}` } }
      : { json: { status: '1', result: 'Pass - Verified' } }
  })
}
