import { formatInteger, m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import type { LeftOut } from './asset-set.ts'
import { leftOutText } from './asset-texts.ts'
import classes from './assets.module.css'

/** Files that are named one by one. */
const NAMED = 5

/** Files that were chosen and are not taken, with the reason. */
export default function LeftOutFiles({ files }: { files: readonly LeftOut[] }) {
  if (files.length === 0) return null
  return (
    <NoticeBox tone="warn" title={m.nftfile_left_out({ count: files.length })}>
      <ul className={classes.lines}>
        {files.slice(0, NAMED).map((file) => (
          <li key={file.name}>{leftOutText(file)}</li>
        ))}
      </ul>
      {files.length > NAMED && m.nftfile_more({ count: formatInteger(files.length - NAMED) })}
    </NoticeBox>
  )
}
