import { PassThrough, Writable } from 'node:stream'
import { setLocale } from '@slipway/messages/locale'
import { RpcUnavailable, TokenInfoNotFound } from '@slipway/sdk/evm/errors'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { commandEntries } from '../commands.ts'
import { CliError, cliErrorCodes } from '../errors/cli-error.ts'
import { sayCliError } from '../errors/cli-error-texts.ts'
import { describeFailure } from '../errors/describe-failure.ts'
import { exitCodes } from '../errors/exit-codes.ts'
import { FlowStopped } from '../errors/flow-stopped.ts'
import { runCli } from '../run/run-cli.ts'
import { askHidden } from './ask-hidden.ts'
import { envelopeSchema, failureSchema } from './envelope-schema.ts'
import { printRows } from './print-rows.ts'
import { toJsonLine } from './to-json-line.ts'

function collector() {
  const parts: string[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      parts.push(String(chunk))
      done()
    },
  })
  return { stream, text: () => parts.join('') }
}

async function run(args: readonly string[], language?: string) {
  const [output, errors] = [collector(), collector()]
  const code = await runCli(args, {
    input: new PassThrough(),
    output: output.stream,
    errors: errors.stream,
    language,
    signal: new AbortController().signal,
  })
  return { code, out: output.text(), errors: errors.text() }
}

afterEach(() => setLocale('en-US', { reload: false }))

describe('results', () => {
  test('bigints are decimal texts, of any size', () => {
    expect(toJsonLine({ a: 2n ** 200n, b: [-1n], c: undefined })).toBe(
      `{"a":"${2n ** 200n}","b":["-1"]}`,
    )
  })

  test('a foreign text cannot move the cursor, and Chinese labels stand in columns', () => {
    expect(
      printRows([
        ['a', '\u001b[2Jx'],
        ['代币', 'y'],
      ]),
    ).toEqual(['a     \ufffd[2Jx', '代币  y'])
  })

  test('the list of networks fits its schema and speaks on the standard output alone', async () => {
    const { code, out, errors } = await run(['networks', '--json'])
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    const [entry] = commandEntries
    const { result } = (await entry?.load()) ?? { result: z.never() }
    const envelope = envelopeSchema(result).parse(JSON.parse(out))
    expect(out.split('\n')).toHaveLength(2)
    expect(envelope).toMatchObject({ schema: 1, command: 'networks' })
  })

  test('shapes of all results are the ones that were written down', async () => {
    const shapes: Record<string, unknown> = {}
    for (const { name, load } of commandEntries)
      shapes[name] = z.toJSONSchema((await load()).result)
    shapes.envelope = z.toJSONSchema(envelopeSchema(z.unknown()))
    shapes.failure = z.toJSONSchema(failureSchema)
    const text = `${JSON.stringify(shapes, null, 2)}\n`
    await expect(text).toMatchFileSnapshot('./generated/output-shapes.json')
  })
})

describe('failures', () => {
  test('a line of JSON on the standard error, with its code, and nothing on the standard output', async () => {
    const { code, out, errors } = await run(['lock', 'show', 'token:1', '--json'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(failureSchema.parse(JSON.parse(errors))).toMatchObject({
      command: 'lock show',
      error: { code: 'Cli_OptionMissing', args: { option: '--network' } },
    })
  })

  test('an unknown command is named only where it looks like one', async () => {
    const { code, errors } = await run(['frobnicate', 'hunter2!', '--json'])
    expect(code).toBe(2)
    expect(errors).toContain('frobnicate')
    expect(errors).not.toContain('hunter2')
  })

  test('each code of ours has a text in both languages', () => {
    for (const locale of ['en-US', 'zh-CN'] as const) {
      setLocale(locale, { reload: false })
      for (const code of cliErrorCodes) expect(sayCliError(code).length).toBeGreaterThan(5)
    }
  })

  test('in the language that was asked for, and no other one', async () => {
    expect((await run(['frob', '--language', 'zh-CN'])).errors).toMatch(/[\u4e00-\u9fff]/)
    expect((await run(['frob'], 'zh_CN.UTF-8')).errors).toMatch(/[\u4e00-\u9fff]/)
    expect((await run(['frob', '--language', 'en-US'], 'zh_CN.UTF-8')).errors).toMatch(/no command/)
    expect(await run(['frob', '--language', 'fr'])).toMatchObject({ code: 2 })
  })

  test.each([
    [new FlowStopped({ kind: 'contract', name: 'Presale_TierOnly', args: {} }), 1],
    [new FlowStopped({ kind: 'rejected', name: 'Wallet_Rejected', args: {} }), 4],
    [new FlowStopped({ kind: 'unknown', name: 'Transaction_Dropped', args: {} }, '0x12'), 1],
    [new RpcUnavailable(56), 3],
    [new TokenInfoNotFound(56, '0x12'), 1],
    [new CliError('Cli_PasswordWrong', { file: 'x' }), 4],
    [new CliError('Cli_Interrupted'), 130],
    [new TypeError('x is not a function\n  https://node.example/secret'), 5],
  ])('%s ends with %i', (error, exitCode) => {
    const said = describeFailure(error)
    expect(said.exitCode).toBe(exitCode)
    expect(said.message).not.toContain('secret')
    expect(said.message.length).toBeGreaterThan(5)
  })

  test('exit codes mean one thing each', () => {
    const numbers = Object.values(exitCodes)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

test('a password is read without being shown, corrections included', async () => {
  const [input, errors] = [new PassThrough(), collector()]
  const streams = { input, output: errors.stream, errors: errors.stream }
  const asked = askHidden(streams, 'Password: ', new AbortController().signal)
  input.write('hunter3\u007f2\r')
  expect(await asked).toBe('hunter2')
  expect(errors.text()).toBe('Password: \n')
})

test('help of every command names its options, in both languages', async () => {
  for (const language of ['en-US', 'zh-CN'])
    for (const { name } of commandEntries) {
      const { code, out } = await run([...name.split(' '), '--help', '--language', language])
      expect(code, name).toBe(0)
      expect(out).toContain('--json')
      expect(out).toContain(`slipway ${name.split(' ')[0]}`)
    }
})
