/** What a picture of a lock says. */
export interface SharePicture {
  readonly title: string
  readonly amount: string
  readonly until: string
  readonly network: string
  readonly foot: string
}

const WIDTH = 1_200
const HEIGHT = 630
const EDGE = 72

/** Colours of the picture: the same whatever the reader's theme is. */
const colors = { ground: '#06141a', line: '#75badd', ink: '#f4f7f7', muted: '#97abb3' } as const

/** The page's own letters. */
const fontFamily = () => getComputedStyle(document.body).fontFamily

/** The largest size at which a text fits, in pixels. */
function fitSize(pen: CanvasRenderingContext2D, text: string, largest: number): number {
  pen.font = `600 ${largest}px ${fontFamily()}`
  const width = pen.measureText(text).width
  return Math.max(24, Math.floor(Math.min(1, (WIDTH - 2 * EDGE) / width) * largest))
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  at: {
    readonly y: number
    readonly size: number
    readonly weight?: number
    readonly color: string
  },
): void {
  pen.font = `${at.weight ?? 400} ${at.size}px ${fontFamily()}`
  pen.fillStyle = at.color
  pen.fillText(text, EDGE, at.y, WIDTH - 2 * EDGE)
}

/** Draught marks along the lower edge, the product's own sign. */
function drawMarks(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = colors.line
  for (let x = 0; x < WIDTH; x += 24) pen.fillRect(x, HEIGHT - (x % 120 === 0 ? 28 : 16), 2, 28)
  pen.fillRect(0, 0, WIDTH, 10)
}

/**
 * A picture of a lock for messages, made in this browser: PNG of 1200 by 630 pixels.
 * @throws {Error} where the browser has no canvas
 */
export async function drawSharePicture(picture: SharePicture): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures.')
  await document.fonts.ready
  pen.fillStyle = colors.ground
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  drawMarks(pen)
  write(pen, `${picture.title} · ${picture.network}`, { y: 120, size: 34, color: colors.line })
  const size = fitSize(pen, picture.amount, 104)
  write(pen, picture.amount, { y: 300, size, weight: 600, color: colors.ink })
  write(pen, picture.until, { y: 392, size: 46, color: colors.ink })
  write(pen, picture.foot, { y: 540, size: 26, color: colors.muted })
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('This browser draws no pictures.'))
    }, 'image/png')
  })
}
