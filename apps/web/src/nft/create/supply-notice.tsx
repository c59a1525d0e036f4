import { Button } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useStore } from 'zustand'
import { useNftForm } from './nft-form-context.ts'

/** Says where the number of files and the supply differ, and makes them equal. */
export default function SupplyNotice({ count }: { count: number }) {
  const { form, snapshot } = useNftForm()
  const total = useStore(snapshot, ({ values }) => values.total.trim())
  if (total === String(count)) return null
  return (
    <NoticeBox
      tone="warn"
      actions={
        <Button
          size="xs"
          variant="default"
          onClick={() => form.setFieldValue('total', String(count))}
        >
          {m.nftfile_total_set({ count: formatInteger(count) })}
        </Button>
      }
    >
      {m.nftfile_total_differs({ count, total: total === '' ? '—' : total })}
    </NoticeBox>
  )
}
