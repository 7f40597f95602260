// A drawing as a picture file: the same drawing, in pixels.

/** Pixels for each of the drawing's. */
const FINE = 2
/** Browsers make no canvas that is much wider. */
const WIDEST = 8192

/** The PNG of an SVG whose width and height are given in pixels. */
export async function pngOf(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const longest = Math.max(image.naturalWidth, image.naturalHeight)
    const scale = Math.min(FINE, WIDEST / longest)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.naturalWidth * scale)
    canvas.height = Math.round(image.naturalHeight * scale)
    const ctx = canvas.getContext('2d')
    if (!ctx) throw new Error('no drawing context for the picture')
    ctx.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((done, failed) =>
      canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('the picture is too large'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Let the person keep a file. */
export function save(file: Blob, name: string): void {
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(file)
  anchor.download = name
  anchor.click()
  window.setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000)
}
