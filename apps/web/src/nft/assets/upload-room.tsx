import type { UploadQuota } from '@slipway/api-client'
import { formatInteger, m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useQuery } from '@tanstack/react-query'
import { assetApi } from './asset-api.ts'
import type { Asset } from './asset-set.ts'
import type { AssetKind } from './store-assets.ts'

type Room = UploadQuota['assets']

/** What a collection sends to the store. */
interface UploadNeed {
  readonly bytes: number
  readonly files: number
}

/** Media and, for each, its metadata; texts are too short to count beside pictures. */
const needOf = (assets: readonly Asset[]): UploadNeed => ({
  bytes: assets.reduce((sum, { file }) => sum + file.size, 0),
  files: assets.length * 2,
})

/** Days that an upload takes by a daily allowance, this one included; 1 when it fits into what is left. */
export function calculateUploadDays({ bytes, files }: UploadNeed, room: Room): number {
  const later = (needed: number, used: number, limit: number) =>
    limit === 0 ? 0 : Math.max(0, Math.ceil((needed - Math.max(0, limit - used)) / limit))
  return (
    1 +
    Math.max(
      later(bytes, room.usedBytes, room.limitBytes),
      later(files, room.usedFiles, room.limitFiles),
    )
  )
}

const megabytes = (bytes: number) => formatInteger(Math.ceil(bytes / 1_000_000))

/** Says before anything is sent that the files are more than the server takes in a day; nothing while they are not. */
export function UploadRoom({ assets, kind }: { assets: readonly Asset[]; kind: AssetKind }) {
  const { data } = useQuery({
    queryKey: ['nft', 'upload-quota'],
    queryFn: ({ signal }) => assetApi.getUploadQuota({ signal }),
    staleTime: 60_000,
    retry: 1,
  })
  if (!data || kind === 'single') return null
  const need = needOf(assets)
  const { assets: room } = data
  const days = calculateUploadDays(need, room)
  if (days === 1) return null
  return (
    <NoticeBox tone="warn" title={m.nftfile_room_title({ days: formatInteger(days) })}>
      {m.nftfile_room_text({
        files: formatInteger(need.files),
        size: megabytes(need.bytes),
        limit: megabytes(room.limitBytes),
        limitFiles: formatInteger(room.limitFiles),
        left: megabytes(Math.max(0, room.limitBytes - room.usedBytes)),
      })}
    </NoticeBox>
  )
}
