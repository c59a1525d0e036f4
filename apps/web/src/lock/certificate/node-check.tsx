import { Button, TextInput } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { createReadClient } from '@slipway/sdk/evm/create-read-client'
import { RpcWrongChain } from '@slipway/sdk/evm/errors'
import type { CertificateCheck } from '@slipway/sdk/lock/certificate/check-certificate'
import {
  compareWithNode,
  type NodeComparison,
} from '@slipway/sdk/lock/certificate/compare-with-node'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import classes from './certificate.module.css'

async function ask(
  node: string,
  { certificate, facts }: CertificateCheck,
): Promise<NodeComparison | undefined> {
  if (!certificate || !facts) return undefined
  // Nobody but the reader's node is asked.
  const { multicall3: _multicall3, ...chain } = activeChain
  const client = createReadClient({ ...chain, chainId: certificate.chainId, rpcUrls: [node] })
  return await compareWithNode(client, certificate, facts)
}

function Answer({ comparison, node }: { comparison: NodeComparison; node: string }) {
  const { block, depth = 0, told } = comparison
  if (block === 'unknown') {
    return <NoticeBox tone="warn" role="status" title={m.certificate_node_unknown({ node })} />
  }
  if (block === 'differs') {
    return (
      <NoticeBox tone="bad" role="alert" title={m.certificate_node_differs({ node })}>
        {m.certificate_node_differs_text()}
      </NoticeBox>
    )
  }
  if (told && told.length > 0) {
    return (
      <NoticeBox tone="bad" role="alert" title={m.certificate_node_told()}>
        <ul className={classes.told}>
          {told.map(({ name, said, found }) => (
            <li key={name}>{m.certificate_node_told_line({ name, said, found })}</li>
          ))}
        </ul>
      </NoticeBox>
    )
  }
  return (
    <NoticeBox tone="good" role="status" title={m.certificate_node_agreed({ node })}>
      {m.certificate_node_agreed_text({ count: formatInteger(depth) })}
      {told === undefined && ` ${m.certificate_node_forgotten()}`}
    </NoticeBox>
  )
}

/** What no file can prove: that the network has this block. The reader chooses whom to ask. */
export default function NodeCheck({ check }: { check: CertificateCheck }) {
  const inputId = useId()
  const [node, setNode] = useState<string>(activeChain.rpcUrls[0] ?? '')
  const asked = useMutation({ mutationFn: (url: string) => ask(url, check) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    asked.mutate(node.trim())
  }
  const failure =
    asked.error instanceof RpcWrongChain
      ? m.certificate_node_wrong_chain({ node: asked.variables ?? '' })
      : m.certificate_node_silent({ node: asked.variables ?? '' })
  return (
    <form className={classes.node} onSubmit={submit} noValidate>
      <p>{m.certificate_node_text()}</p>
      <TextInput
        id={inputId}
        label={m.certificate_node_field()}
        value={node}
        inputMode="url"
        onChange={(event) => setNode(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        loading={asked.isPending}
        disabled={!URL.canParse(node.trim())}
      >
        {m.certificate_node_act()}
      </Button>
      {asked.data && asked.variables && <Answer comparison={asked.data} node={asked.variables} />}
      {asked.error && <NoticeBox tone="warn" role="alert" title={failure} />}
    </form>
  )
}
