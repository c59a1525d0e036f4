import {
  first,
  type HostileFile,
  headed,
  type More,
  plain,
  type Refusals,
  second,
} from './hostile-file.ts'

const [a, b] = [first, second]
const none: Refusals = []
function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(2 * text.length)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), isLittle)
  return bytes
}
/** 地址,数量 as Chinese spreadsheets save it. */
const gbHeading = [0xb5, 0xd8, 0xd6, 0xb7, 0x2c, 0xca, 0xfd, 0xc1, 0xbf]
const ascii = (text: string) => [...new TextEncoder().encode(text)]
const apart = (separator: string) => (more: More) =>
  [a, b].map((who, at) => [who, at + 1].join(separator) + more.cell(separator)).join('\n')

/** Files that are read rightly, however they were written. */
export const readableFiles: readonly HostileFile[] = [
  { name: 'line ends of Unix', write: plain('\n'), refused: none },
  { name: 'line ends of the old Macintosh', write: plain('\r'), refused: none },
  { name: 'line ends of Windows', write: plain('\r\n'), refused: none },
  {
    name: 'line ends of all three',
    write: (m) => plain('\r')(m).replace('\r', '\r\n'),
    refused: none,
  },
  { name: 'the line end of Unicode', write: plain('\u2028'), refused: none },
  { name: 'a byte order mark', write: (m) => `\uFEFF${plain('\n')(m)}`, refused: none },
  { name: 'UTF-16, marked', write: (m) => utf16(`\uFEFF${plain('\r\n')(m)}`, true), refused: none },
  {
    name: 'UTF-16 turned round',
    write: (m) => utf16(`\uFEFF${plain('\n')(m)}`, false),
    refused: none,
  },
  { name: 'UTF-16 without a mark', write: (m) => utf16(plain('\r\n')(m), true), refused: none },
  {
    name: 'a Chinese spreadsheet',
    write: (m) => new Uint8Array([...gbHeading, ...ascii(`${m.head(',')}\n${plain('\n')(m)}`)]),
    refused: none,
    hasHeading: true,
  },
  { name: 'semicolons', write: apart(';'), refused: none },
  { name: 'tabs', write: apart('\t'), refused: none },
  { name: 'bars', write: apart('|'), refused: none },
  { name: 'commas of a Chinese keyboard', write: apart('，'), refused: none },
  { name: 'a word on the separator', write: (m) => `sep=;\r\n${apart(';')(m)}`, refused: none },
  {
    name: 'a word on the separator, and a heading',
    write: (m) => `sep=;\nReceiver;Amount${m.head(';')}\n${apart(';')(m)}`,
    refused: none,
    hasHeading: true,
  },
  {
    name: 'every cell in quotes',
    write: (m) => plain('\n')(m).replaceAll(/[^,\n]+/g, '"$&"'),
    refused: none,
  },
  {
    name: 'quotes behind spaces',
    write: (m) => plain('\n')(m).replaceAll(/,(\d)\b/g, ', "$1"'),
    refused: none,
  },
  { name: 'receiver', write: headed('receiver,amount'), refused: none, hasHeading: true },
  {
    name: 'Wallet Address',
    write: headed('Wallet Address,Token Amount (KEEL)'),
    refused: none,
    hasHeading: true,
  },
  { name: 'a Chinese heading', write: headed('钱包地址,数量'), refused: none, hasHeading: true },
  {
    name: 'a heading nobody knows for the addresses',
    write: headed('Party,Amount'),
    refused: none,
    hasHeading: true,
    whitelist: [[1, 'Input_AddressLineInvalid']],
  },
  {
    name: 'an export of holders',
    write: (m) =>
      [
        `"HolderAddress","Balance","PendingBalanceUpdate"${m.head(',')}`,
        `"${a}","1","No"${m.cell(',')}`,
        `"${b}","2","No"${m.cell(',')}`,
      ].join('\n'),
    refused: none,
    hasHeading: true,
  },
  {
    name: 'columns in another order',
    write: (m) =>
      `amount,name,address${m.head(',')}\n1,A,${a}${m.cell(',')}\n2,B,${b}${m.cell(',')}`,
    refused: none,
    hasHeading: true,
  },
  {
    name: 'a numbered first column',
    write: (m) => `1,${a},1${m.cell(',')}\n2,${b},2${m.cell(',')}`,
    refused: none,
  },
  {
    name: 'a numbered first column with a heading',
    write: (m) => `No.,wallet,amount${m.head(',')}\n1,${a},1${m.cell(',')}\n2,${b},2${m.cell(',')}`,
    refused: none,
    hasHeading: true,
  },
  {
    name: 'a numbered first column with an empty heading',
    write: (m) => `,wallet,amount${m.head(',')}\n0,${a},1${m.cell(',')}\n1,${b},2${m.cell(',')}`,
    refused: none,
    hasHeading: true,
  },
  { name: 'empty lines and rows', write: (m) => `\n,,\n${plain('\n\n')(m)},,,\n`, refused: none },
  {
    name: 'a name over two lines',
    write: (m) =>
      `name,address,amount${m.head(',')}\n"A\nB",${a},1${m.cell(',')}\n"C, D",${b},2${m.cell(',')}`,
    refused: none,
    hasHeading: true,
  },
  {
    name: 'an address with an invisible character',
    write: (m) => plain('\n')(m).replace('2266', '22\u200B66'),
    refused: none,
  },
  {
    name: 'an address between marks of direction',
    write: (m) => plain('\n')(m).replace(a, `\u202A${a}\u202C\u00A0`),
    refused: none,
  },
]
