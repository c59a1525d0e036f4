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
/** A right line, then the given one under a heading. */
const under =
  (cells: string, separator: ',' | ';' = ',') =>
  (more: More) =>
    [
      `address${separator}amount${more.head(separator)}`,
      `${a}${separator}1${more.cell(separator)}`,
      `${cells}${more.cell(separator)}`,
    ].join('\n')
const ofAddress = (cell: string) => (more: More) =>
  `${a},1${more.cell(',')}\n${cell},2${more.cell(',')}`
const wrongAddress: Refusals = [[2, 'Input_AddressLineInvalid']]

/** Files that are refused, each with its row. */
export const refusedFiles: readonly HostileFile[] = [
  {
    name: 'a fault below a name over two lines',
    write: (m) =>
      `name,address,amount${m.head(',')}\n"A\nB",${a},1${m.cell(',')}\nC,0x12,2${m.cell(',')}`,
    refused: [[4, 'Input_AddressLineInvalid']],
  },
  {
    name: 'thousands without quotes',
    write: ofAddress(`${b},1,243.00`),
    refused: [[2, 'List_CellBeyond']],
    lock: [[2, 'Input_TimeInvalid']],
  },
  {
    name: 'thousands without quotes below a heading',
    write: under(`${b},1,243.00`),
    refused: [[3, 'List_CellBeyond']],
  },
  {
    name: 'thousands in quotes',
    write: under(`${b},"1,243.00"`),
    refused: [[3, 'Input_NumberSeparated']],
    whitelist: none,
  },
  {
    name: 'thousands with points',
    write: under(`${b};1.243,5`, ';'),
    refused: [[3, 'Input_NumberSeparated']],
    whitelist: none,
  },
  {
    name: 'thousands with spaces',
    write: under(`${b},1\u00A0243`),
    refused: [[3, 'Input_NumberSeparated']],
    whitelist: none,
  },
  {
    name: 'a comma before the decimals',
    write: under(`${b};0,5`, ';'),
    refused: [[3, 'Input_NumberSeparated']],
    whitelist: none,
  },
  {
    name: 'an exponent',
    write: under(`${b},1.2E+18`),
    refused: [[3, 'Input_NumberExponent']],
    whitelist: none,
  },
  {
    name: 'a unit behind the amount',
    write: under(`${b},5 KEEL`),
    refused: [[3, 'Input_NumberInvalid']],
    whitelist: none,
  },
  {
    name: 'a loss in brackets',
    write: under(`${b},(5)`),
    refused: [[3, 'Input_NumberInvalid']],
    whitelist: none,
  },
  {
    name: 'a first row that is wrong',
    write: (m) => `Alice,1${m.cell(',')}\n${plain('\n')(m)}`,
    refused: [[1, 'Input_AddressLineInvalid']],
  },
  {
    name: 'a first row that is wrong and known as a word',
    write: (m) => `owner,1${m.cell(',')}\n${plain('\n')(m)}`,
    refused: [[1, 'Input_AddressLineInvalid']],
  },
  {
    name: 'a total',
    write: (m) => `${plain('\n')(m)}Total,3${m.cell(',')}`,
    refused: [[3, 'Input_AddressLineInvalid']],
  },
  {
    name: 'a title above the heading',
    write: (m) => `Holders of KEEL\n${headed('address,amount')(m)}`,
    refused: [
      [1, 'Input_AddressLineInvalid'],
      [2, 'Input_AddressLineInvalid'],
    ],
  },
  {
    name: 'a heading again further below',
    write: (m) => `${headed('address,amount')(m)}\naddress,amount${m.head(',')}`,
    refused: [[4, 'Input_AddressLineInvalid']],
  },
  {
    name: 'two columns of amounts',
    write: (m) =>
      `address,amount,balance${m.head(',')}\n${a},1,5${m.cell(',')}\n${b},2,5${m.cell(',')}`,
    refused: [[1, 'List_ColumnTwice']],
    whitelist: none,
  },
  {
    name: 'no column of amounts',
    write: headed('address,name'),
    refused: [[1, 'List_ColumnMissing']],
    whitelist: none,
  },
  {
    name: 'no column of addresses',
    write: (m) => `name,amount${m.head(',')}\nA,1${m.cell(',')}`,
    refused: [[1, 'List_AddressColumnMissing']],
    whitelist: [
      [1, 'Input_AddressLineInvalid'],
      [2, 'Input_AddressLineInvalid'],
    ],
  },
  {
    name: 'the mark of a network',
    write: ofAddress(`eth:${b}`),
    refused: [[2, 'Input_AddressPrefixed']],
  },
  {
    name: 'an address of Tron',
    write: ofAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'),
    refused: wrongAddress,
  },
  {
    name: 'an address of Bitcoin',
    write: ofAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'),
    refused: wrongAddress,
  },
  { name: 'a name instead of an address', write: ofAddress('vitalik.eth'), refused: wrongAddress },
  { name: 'an address that is too short', write: ofAddress(b.slice(0, 41)), refused: wrongAddress },
  {
    name: 'a hash instead of an address',
    write: ofAddress(`0x${'ab'.repeat(32)}`),
    refused: wrongAddress,
  },
  {
    name: 'a mistyped letter',
    write: ofAddress(b.replace('dc3A', 'dc3a')),
    refused: [[2, 'Input_AddressChecksumInvalid']],
  },
  {
    name: 'a quotation mark that is not closed',
    write: (m) => `${a},1${m.cell(',')}\n"${b},2${m.cell(',')}\n${a},1`,
    refused: [[2, 'List_QuoteOpen']],
  },
  {
    name: 'a quotation mark within a cell',
    write: (m) => `${a},1${m.cell(',')}\n"${b}"x,2${m.cell(',')}`,
    refused: [[2, 'List_QuoteOpen']],
  },
]
