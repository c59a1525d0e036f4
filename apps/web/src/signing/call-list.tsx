import { Code } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { type CallArgument, explainCall } from '@slipway/sdk/signing/explain-call'
import type { SignRequest } from '@slipway/sdk/signing/sign-request'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { size } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { explorerAddressUrl } from '../core/explorer-url.ts'
import { nativeText } from '../example-screens/native-text.ts'
import classes from './sign.module.css'

type Call = SignRequest['calls'][number]

/** Local chains, whatever their ids, have the contracts of a local deployment. */
const chain = {
  chainId: activeChain.chainId,
  isLocal: activeChain.development === true || activeChain.standIn === true,
}

export const explain = (call: Call) => explainCall(call, chain)

const isNested = ({ value }: CallArgument) => typeof value === 'object' && value !== null

/** Nested values as they stand in the call, big numbers as digits. */
const plain = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? one.toString() : one), 1)

function ArgumentValue({ type, value }: CallArgument) {
  if (type === 'address')
    return (
      <AddressText
        address={String(value)}
        explorer={explorerAddressUrl(activeChain, String(value))}
      />
    )
  if (typeof value === 'bigint' || typeof value === 'number') return formatInteger(value)
  return <code className={classes.function}>{plain(value)}</code>
}

function CallEntry({ call, at, of }: { call: Call; at: number; of: number }) {
  const { contract, functionName, args } = explain(call)
  const isPayment = call.data === '0x'
  return (
    <li>
      <strong>
        {of > 1 && `${formatInteger(at + 1)}. `}
        {isPayment
          ? m.signing_payment()
          : (functionName ?? m.signing_function_unknown({ selector: call.data.slice(0, 10) }))}
      </strong>
      <KeyValueList>
        <KeyValue label={isPayment ? m.signing_receiver() : m.signing_contract()}>
          {contract && <strong>{m.signing_contract_ours({ name: contract })} </strong>}
          {!contract && !isPayment && <span>{m.signing_contract_unknown()} </span>}
          <AddressText address={call.to} explorer={explorerAddressUrl(activeChain, call.to)} />
        </KeyValue>
        {call.valueWei > 0n && (
          <KeyValue label={m.signing_value()}>{nativeText(call.valueWei)}</KeyValue>
        )}
        {args
          .filter((argument) => !isNested(argument))
          .map((argument) => (
            <KeyValue key={argument.name} label={argument.name}>
              <ArgumentValue {...argument} />
            </KeyValue>
          ))}
      </KeyValueList>
      {args.filter(isNested).map(({ name, value }) => (
        <div key={name}>
          <p className={classes.muted}>{name}</p>
          <pre className={classes.nested}>{plain(value)}</pre>
        </div>
      ))}
      {!isPayment && (
        <details>
          <summary>{m.signing_data({ bytes: formatInteger(size(call.data)) })}</summary>
          <Code block className={classes.data}>
            {call.data}
          </Code>
        </details>
      )}
    </li>
  )
}

/** Every transaction of a request with contract, function and arguments. */
export function CallList({ calls }: Pick<SignRequest, 'calls'>) {
  return (
    <ol className={classes.calls}>
      {calls.map((call, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a request's transactions never change places.
        <CallEntry key={at} call={call} at={at} of={calls.length} />
      ))}
    </ol>
  )
}
