import type { Page } from 'playwright-core'
import type { ChosenFile } from './create-presale-page.ts'

/** Draws a picture in a page, so that none has to be kept. @param width,height pixels */
export async function drawPicture(page: Page, width: number, height = width): Promise<ChosenFile> {
  const base64 = await page.evaluate(
    (size) => {
      const canvas = Object.assign(document.createElement('canvas'), size)
      const pen = canvas.getContext('2d')
      if (pen) {
        pen.fillStyle = '#0b6b8f'
        pen.fillRect(0, 0, size.width / 2, size.height)
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    { width, height },
  )
  return { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}
