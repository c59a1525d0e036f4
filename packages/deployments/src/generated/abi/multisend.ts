// Written by "npm run generate".
export const multisendAbi = [
  {
    "type": "function",
    "name": "isSent",
    "inputs": [
      {
        "name": "sender",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "listId",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "number",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "sendNative",
    "inputs": [
      {
        "name": "batch",
        "type": "tuple",
        "internalType": "struct IMultisend.Batch",
        "components": [
          {
            "name": "listId",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "number",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      },
      {
        "name": "recipients",
        "type": "address[]",
        "internalType": "address[]"
      },
      {
        "name": "amounts",
        "type": "uint256[]",
        "internalType": "uint256[]"
      }
    ],
    "outputs": [],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "sendNfts",
    "inputs": [
      {
        "name": "collection",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "batch",
        "type": "tuple",
        "internalType": "struct IMultisend.Batch",
        "components": [
          {
            "name": "listId",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "number",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      },
      {
        "name": "recipients",
        "type": "address[]",
        "internalType": "address[]"
      },
      {
        "name": "nftIds",
        "type": "uint256[]",
        "internalType": "uint256[]"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "sendTokens",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "batch",
        "type": "tuple",
        "internalType": "struct IMultisend.Batch",
        "components": [
          {
            "name": "listId",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "number",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      },
      {
        "name": "recipients",
        "type": "address[]",
        "internalType": "address[]"
      },
      {
        "name": "amounts",
        "type": "uint256[]",
        "internalType": "uint256[]"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "sendTokensDirectly",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "batch",
        "type": "tuple",
        "internalType": "struct IMultisend.Batch",
        "components": [
          {
            "name": "listId",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "number",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      },
      {
        "name": "recipients",
        "type": "address[]",
        "internalType": "address[]"
      },
      {
        "name": "amounts",
        "type": "uint256[]",
        "internalType": "uint256[]"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "sendTokensWithPermit",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "batch",
        "type": "tuple",
        "internalType": "struct IMultisend.Batch",
        "components": [
          {
            "name": "listId",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "number",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      },
      {
        "name": "recipients",
        "type": "address[]",
        "internalType": "address[]"
      },
      {
        "name": "amounts",
        "type": "uint256[]",
        "internalType": "uint256[]"
      },
      {
        "name": "allowed",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "deadline",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "signature",
        "type": "bytes",
        "internalType": "bytes"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "event",
    "name": "Sent",
    "inputs": [
      {
        "name": "sender",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "asset",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "listId",
        "type": "uint256",
        "indexed": true,
        "internalType": "uint256"
      },
      {
        "name": "number",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "recipients",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "total",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "Multisend_AlreadySent",
    "inputs": [
      {
        "name": "listId",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "number",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Multisend_LengthsDiffer",
    "inputs": [
      {
        "name": "recipients",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "amounts",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Multisend_ListEmpty",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Multisend_NotToken",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Multisend_ReceivedLess",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "received",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "total",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Multisend_SumTooLarge",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Multisend_TransferFailed",
    "inputs": [
      {
        "name": "index",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "recipient",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Multisend_ValueDiffers",
    "inputs": [
      {
        "name": "sentWei",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "totalWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  }
] as const
