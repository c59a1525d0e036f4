/** Names and symbols that people read as they stand: every script that occurs on chain. */
export const honestNames: readonly string[] = [
  ...['Tether USD', 'USDT', 'USD Coin', 'Wrapped Ether', 'Dai Stablecoin', 'Maker', 'MKR', 'Pepe'],
  ...['Shiba Inu', 'yearn.finance', 'Uniswap V2', '1inch', 'renBTC', 'stETH', 'aUSDC', 'cDAI'],
  ...['PancakeSwap Token', 'Frax Share', 'Ampleforth', '$WIF', '100x', '0x Protocol', 'Q*', 'A/B'],
  ...['Curve.fi: y Crv', 'Gold & Silver', "Jerry's", 'A+B', '#1', '@home', 'x^2', '(old)', 'e=mc2'],
  ...['Café', 'Señorita', 'Größe', 'Ærø', 'Łódź', 'Žižkov', 'Ångström', 'Ñandú', 'São Paulo'],
  ...['İstanbul', 'Tiếng Việt', 'Cafe\u0301', 'E\u0301toile', 'Рубль', 'Сбер', 'Україна', 'Ђорђе'],
  ...['Ελλάδα', 'Δραχμή', 'Հայաստան', 'საქართველო', 'שקל', 'ישראל', 'دينار', 'درهم', 'ریال'],
  ...['روپیہ', 'हिन्दी', 'रुपया', 'বাংলা', 'টাকা', 'ਪੰਜਾਬੀ', 'ગુજરાતી', 'தமிழ்', 'తెలుగు', 'ಕನ್ನಡ'],
  ...['മലയാളം', 'සිංහල', 'ไทย', 'บาท', 'ລາວ', 'မြန်မာ', 'ខ្មែរ', 'བོད་', 'አማርኛ', 'ᏣᎳᎩ', 'ᠮᠣᠩᠭᠣᠯ'],
  ...[
    '币安人生',
    '人民币',
    '以太坊',
    '柴犬',
    '狗狗幣',
    '円',
    '日本円',
    'ビットコイン',
    'ひらがな',
    'ｶﾀｶﾅ',
  ],
  ...[
    '원화',
    '비트코인',
    '한국어',
    '々',
    '〇',
    '『金』',
    '、',
    '₿',
    '€',
    '¥',
    '£',
    '₩',
    '₹',
    '₺',
    '™',
    '©',
  ],
  ...[
    'ＦＵＬＬ',
    '①',
    'Ⅳ',
    '½',
    'x²',
    '∞',
    '→',
    '★',
    '♠',
    'α-ETH',
    'Ωmega',
    '🚀',
    '🌕',
    '🐸',
    '💎🙌',
  ],
  ...['🐕 Coin', '❤️', '❤', '☎️', '1️⃣', '#️⃣', '🇯🇵', '🇺🇦', '👍🏽', '👋🏿', '🧠', '🪙', '🔥🔥🔥', '☀️'],
]

/** Emoji of several parts: joiners, selectors and tags where Unicode has them. */
export const joinedNames: readonly string[] = [
  ...['👨‍👩‍👧', '👩‍🚀', '🏳️‍🌈', '🏴‍☠️', '❤️‍🔥', '🐈‍⬛', '👨🏽‍💻', 'Space 👩‍🚀', '🧑‍🌾', '🐻‍❄️'],
  ...[
    '👩🏽‍❤️‍💋‍👨🏿',
    '🧑🏻‍🤝‍🧑🏿',
    '🏃🏽‍♀️‍➡️',
    '👨‍👩‍👧‍👦',
    '🐦‍🔥',
    '🙂‍↔️',
    '👁️‍🗨️',
    '🫱🏻‍🫲🏿',
    '🤽🏾‍♂️',
    '*️⃣',
  ],
  ...['gbeng', 'gbsct', 'gbwls'].map(flagOf),
]

/** The black flag with tags: a flag of a part of a country. */
export function flagOf(letters: string): string {
  const tags = [...letters].map((letter) =>
    String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0)),
  )
  return `🏴${tags.join('')}\u{e007f}`
}

/** Signs that nobody sees, or that turn what is seen, as numbers in Unicode. */
export const hiddenSigns: readonly number[] = [
  ...[0x00, 0x09, 0x0a, 0x1b, 0x7f, 0x85, 0x00a0, 0x00ad, 0x034f, 0x061c, 0x115f, 0x1160, 0x17b4],
  ...[0x180e, 0x2003, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202e],
  ...[0x202f, 0x2060, 0x2064, 0x2066, 0x2069, 0x206a, 0x2800, 0x3000, 0x3164, 0xe000, 0xfe0e],
  ...[0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0xfffc, 0xfffd, 0xfdd0, 0x1bca0, 0x1d173, 0xe0001, 0xe0061],
  ...[0xe0100, 0xf0000, 0x10fffd],
]

/** Hidden signs alone and wherever one could be put; at the ends of a text, forms cut spaces off before. */
export const hiddenNames: readonly { readonly point: number; readonly name: string }[] =
  hiddenSigns.flatMap((point) => {
    const sign = String.fromCodePoint(point)
    return [`US${sign}DT`, `${sign}USDT.`, `.USDT${sign}`, sign].map((name) => ({ point, name }))
  })

/** Hidden signs of emoji where none is, marks without a sign, and spaces at an end. */
export const brokenNames: readonly string[] = [
  ...[
    '\u0301',
    '\u0301\u0302',
    '\u093f',
    '\u0e31\u0e31',
    '1\ufe0f',
    '🚀\u200d🚀',
    'a\u200db',
    '\ufe0fa',
  ],
  ...[
    '\u200d🚀',
    '🚀\u200d',
    '👩\u200d\u200d🚀',
    '🐕\u200d🔥',
    '❤\ufe0f\ufe0f',
    '🚀\ufe0f',
    '1\ufe0f2',
  ],
  ...[
    '👩\u200d🚀\u200d',
    '👩\u200d',
    'USDT\u200d❤\ufe0f',
    'ශ්\u200dරී',
    'می\u200cخواهم',
    ' USDT',
    'USDT ',
    ' ',
  ],
  ...['gbeng'.slice(1), 'usca1', 'gbfoo'].map(flagOf),
  `a${flagOf('gbeng').slice(2)}`,
  flagOf('gbeng').slice(0, -2),
]
