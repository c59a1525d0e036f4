import { m } from '@slipway/messages'
import { getProgramAuthority } from '@slipway/sdk/solana/get-program-authority'
import { NoticeBox } from '@slipway/ui/notice-box'
import type { Address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { useCluster } from '../network/use-cluster.ts'

/** A warning where somebody can still change the program that a page is about: then its rules hold only for now. */
export default function ProgramNotice({ program }: { program: Address }) {
  const chain = useCluster()
  const { data: authority } = useQuery({
    queryKey: ['solana', chain.chainId, 'program', program],
    queryFn: () => getProgramAuthority(clusterRpc(chain), program),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (authority === undefined || authority === null) return null
  return (
    <NoticeBox tone="bad">
      {authority === 'unknown' ? m.solana_program_unknown() : m.solana_program_open({ authority })}
    </NoticeBox>
  )
}
