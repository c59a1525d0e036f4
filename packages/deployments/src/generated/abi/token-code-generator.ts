// Written by "npm run generate".
export const tokenCodeGeneratorAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "codeChunks",
        "type": "address[]",
        "internalType": "address[]"
      },
      {
        "name": "expectedCodeHash",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "counts",
        "type": "tuple",
        "internalType": "struct ITokenCodeGenerator.ParamCounts",
        "components": [
          {
            "name": "strings",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "addresses",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "numbers",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "bools",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "bytecode",
    "inputs": [
      {
        "name": "stringParams",
        "type": "string[]",
        "internalType": "string[]"
      },
      {
        "name": "addressParams",
        "type": "address[]",
        "internalType": "address[]"
      },
      {
        "name": "numberParams",
        "type": "uint256[]",
        "internalType": "uint256[]"
      },
      {
        "name": "boolParams",
        "type": "bool[]",
        "internalType": "bool[]"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bytes",
        "internalType": "bytes"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "chunks",
    "inputs": [],
    "outputs": [
      {
        "name": "list",
        "type": "address[]",
        "internalType": "address[]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "creationCodeHash",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "paramCounts",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct ITokenCodeGenerator.ParamCounts",
        "components": [
          {
            "name": "strings",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "addresses",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "numbers",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "bools",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "error",
    "name": "TokenCodeGenerator_ChunkUnusable",
    "inputs": [
      {
        "name": "chunk",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "TokenCodeGenerator_CodeHashMismatch",
    "inputs": [
      {
        "name": "actual",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "expected",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "TokenCodeGenerator_TooFewParams",
    "inputs": [
      {
        "name": "kind",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "given",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "min",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "TokenCodeGenerator_WrongChunkCount",
    "inputs": [
      {
        "name": "given",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "max",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "TokenCodeGenerator_WrongParamCount",
    "inputs": [
      {
        "name": "kind",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "given",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "wanted",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  }
] as const
