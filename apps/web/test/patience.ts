// A second is the habit of the library; on a machine that does other work a page takes longer to say something.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 10_000 })
}

export {}
