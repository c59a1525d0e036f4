// Written by "npm run generate".
import type { ChainDeployments } from '../types.ts'

export const recordedDeployments: readonly ChainDeployments[] = [
  {
    "chainId": 31337,
    "shortname": "local",
    "deployments": [
      {
        "version": "v1",
        "contracts": {
          "taxedAnnex": {
            "address": "0xEBdDD42e0b4E5b482ae786478a1360D5e8922eCA",
            "startBlock": 0,
            "codeHash": "0x4a86f2f974d46107ac452eca25069a6f3a99151831a00a7eb5cbba8c28c11003"
          },
          "platformRegistry": {
            "address": "0x6ff17e305f10a5d5B1C54f95D21f6621a4069655",
            "startBlock": 0,
            "codeHash": "0x7f0b7e179ef9b19afaf2f6d93a754441e5f7a8fba6afea9ab2271ecb3e946b6b"
          },
          "tokenFactory": {
            "address": "0xFc8CBc1804C24d8DF7cf66a7b66EF210061f61a5",
            "startBlock": 0,
            "codeHash": "0x289ba043de21901b6c78aa4d0f06f285963ced567d5e23c809932d9e4e6bf1c8"
          },
          "tokenDetector": {
            "address": "0x53aee38b7d5960fDD2E1f0724dF12D8E8FA9B0A9",
            "startBlock": 0,
            "codeHash": "0x692c7becd3bb97e269b5f7bc06a575ec69d08f6a713b5341a538644de28e1c65"
          },
          "liquidityLocker": {
            "address": "0x4034F74edCF2e9a5332a9a0BAeF5299c3e6245b1",
            "startBlock": 0,
            "codeHash": "0xa0bcfbf97b92bf9633bb09608a6fcedd8abc0428d77bf73484be61ee271dc817"
          },
          "lockAnnouncer": {
            "address": "0xe9f5E2a4f4678b47b622D0A320fF13A3C928a54A",
            "startBlock": 0,
            "codeHash": "0xe7a34939c78bc61319c97d6e4234f82c16425e468fe02947db30382cd6f803a0"
          },
          "tokenLocker": {
            "address": "0xC5Cd9b88A96eDF2c58523979665d272AF8A43c4a",
            "startBlock": 0,
            "codeHash": "0xcde4a540f4deee9ba209ecf0cefddc64b6e9092d2638b9b9673415ebddb8548d"
          },
          "nftLocker": {
            "address": "0x5bb076c2b205baB51094454568adfb4738556fBf",
            "startBlock": 0,
            "codeHash": "0x599aac1a98ee7ea85b294d46da4b17b86f75121a289e64d6c300cb046a0afc21"
          },
          "poolFixer": {
            "address": "0xcC3fA8505F54033a50Ac7C2318fdCEE97044F4BA",
            "startBlock": 0,
            "codeHash": "0x0852313325c4cc9c0cdceb13f9896af0476a8c7de7b19ff8b983aec25ad397ee"
          },
          "launchPad": {
            "address": "0x6a6fbb991C974651159e656fbedAe1F0C54D75DD",
            "startBlock": 0,
            "codeHash": "0x1a9d002e1622a40830d019ee23f1563bc58a9f777c2cd57e410f74abd940a3a9"
          },
          "openingVault": {
            "address": "0x9aBC9Cb47945C129FC3985780d1eE153996A9E24",
            "startBlock": 0,
            "codeHash": "0x5e0c062b6dac2572e1f9f608aaba40fb4cc9b0ddcb82bc007c7145e8bcce2b37"
          },
          "vip": {
            "address": "0x89e6D48b10c5264580f9cE62a80129C25A6eEDE4",
            "startBlock": 0,
            "codeHash": "0x732614c9c12593b5d2f4cdf8b85c97d0ae22b921cd30c33c22e191fe7df805dc"
          },
          "inviter": {
            "address": "0xE44AEeC38aa0294406d3bB18b6d58D6d533fdC94",
            "startBlock": 0,
            "codeHash": "0xd329a9a484b3b4fa41e255e3b78939fc5fb8efa62da481d7a49ba906f2259ce3"
          },
          "whitelistMarket": {
            "address": "0x8cAdc7398bdA436ACB74a9fBff949b23749F7576",
            "startBlock": 0,
            "codeHash": "0xd4f7a544ecc3049658c4af4fde57bc2def1100e23cdaae4b350d584e9f0a19cf"
          },
          "sellCanary": {
            "address": "0x453Fd0fd74Bd9Ce7d143bF5732eAcd6950f8ff83",
            "startBlock": 0,
            "codeHash": "0x719d303f5d40090e8b8d8f83712d1aaea3e8881c8f3fa6a4391b1c9180fb5faa"
          },
          "presaleDesk": {
            "address": "0xC42229b115e47F0c9A892a09Bf540a6a84ee2983",
            "startBlock": 0,
            "codeHash": "0x3be97acee9bf652b918a4c88195b6376576564498ee57efe2209695c91ea9cae"
          },
          "normalPresale": {
            "address": "0xa023C3fEAc330ae305a8925282dDc9C1BAD3763B",
            "startBlock": 0,
            "codeHash": "0xfe8cc5c0ae8b09aa15a9a44a401d4ba55edd31bba5da8ce47f13cac2784a1f28"
          },
          "fairPresale": {
            "address": "0x86F885Ced800d92220cec399F18c24eE82C6bBf3",
            "startBlock": 0,
            "codeHash": "0xa834b4ced7a691ddea00ae1f36eef4028e8d7add55b61236d676fcdca6e71239"
          },
          "privatePresale": {
            "address": "0x37b6bFc5C2E11eD0419f5BE0E0A098A384DD2E51",
            "startBlock": 0,
            "codeHash": "0xb76f326b2c2ac3ffc20a97eb38c89ab3f88596f18524acc5327d73e2b5af1fac"
          },
          "presaleFactory": {
            "address": "0x2F9267831e55086e6A8D37F87eeb78C0EA71CB0c",
            "startBlock": 0,
            "codeHash": "0x0122cd6b64335414e0acf3532d33a996c28a0db775f2cece9c29ce8d8b4322e9"
          },
          "airdrop": {
            "address": "0xcD57FadE6E3067fA9Ef8CE1F16A279874F7C5F8A",
            "startBlock": 0,
            "codeHash": "0xc55d73fe9949cd5b8884b38b81058f5f633c1bd2d65de7b598970a8fa04c479e"
          },
          "merkleAirdrop": {
            "address": "0x5Dd166cFE0D92f11b46e55E17C2e941fBBA7bCE5",
            "startBlock": 0,
            "codeHash": "0x9de4fffd2770c0107d2cd33dd3ddad0c1fd11ba2551fd64b4f981a622376c19c"
          },
          "airdropFactory": {
            "address": "0x96d5192c807D2FcBc6b7ddedcd9Cf7c792698b17",
            "startBlock": 0,
            "codeHash": "0x0551e1da41bf662bb55b9445dcd0ae933272f184e639945a98fbcc7edacda9d6"
          },
          "multisend": {
            "address": "0xC419D1bdDd2E4FF7e1C3D16efE47ba77d47aEa38",
            "startBlock": 0,
            "codeHash": "0x0973669e98116b3e45a49bd8a0b291ebe71806b005b29c205dab6fce73504018"
          },
          "poolFactory": {
            "address": "0xa6808Af7C0ecCA768fCB1A5DF521AD7150213056",
            "startBlock": 0,
            "codeHash": "0x46aa0782cdcc362150c250a978fcc318d0dffe7f1f6f805eed124b85b35afe95"
          },
          "tokenPool": {
            "address": "0xE791c85167B810BE230f9AE59ee76bb0d4c855b2",
            "startBlock": 0,
            "codeHash": "0x7dd0ba53ecd7d3c4a18ff0572e9eeadb32c1f6e30a72d110f5e0cbe1553d89d6"
          },
          "nftPool": {
            "address": "0xBfbeA554b37698F59A4885D00C52678aF19362Fb",
            "startBlock": 0,
            "codeHash": "0x748d31ea1c717b6115d403c9e67dd77a657bc12f06aa82d66fb6267f36919e1e"
          },
          "nftSale": {
            "address": "0x15c8DB3a7D6c3DC335eD14f4a549bFe75fA1Bba2",
            "startBlock": 0,
            "codeHash": "0x19b5dd87a3822809ab9f3317be2ba8e1d708085ca8b1cea4eee1dc9257e27673"
          },
          "nftSaleFactory": {
            "address": "0xbB01981C7a881fC5Bc6A2616E5a3097726D8D5A0",
            "startBlock": 0,
            "codeHash": "0x33bcc752cd25423b614a8ff4ff0b63606c5a6e37b3dfa628d7062e6508ab0fc8"
          },
          "standardTokenGenerator": {
            "address": "0x5CEbfA1bE0c4e0d2596f7689Ff3A1a8c8FB17C18",
            "startBlock": 0,
            "codeHash": "0xec94b3832f79b2e0a84b7f8b05e72aaccaa7959f594723c59c7d83d7bc5d9708"
          },
          "taxedTokenGenerator": {
            "address": "0x8a1Dd7E63AB098aa8754D0b80423959E3c90A26A",
            "startBlock": 0,
            "codeHash": "0xffa3e39ec291db39b5e707353a8fc894f5ccc969ef341eaccd11feb7e245c133"
          },
          "rewardDividendTokenGenerator": {
            "address": "0x7bE07E9348326869FCD108263177d318812C392d",
            "startBlock": 0,
            "codeHash": "0x68797a1c460f13519ca4565d5f3f7884e40cb9be3ec4d2d9c1e385883133c4ad"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0xf0eE2fFE1F6C0F9306716235c882271818072145",
            "startBlock": 0,
            "codeHash": "0x5c2de7e203a9d41d9f85b6c79efa06b4a04de41bd8b00827b052ac70ad042e65"
          },
          "nativeDividendTokenGenerator": {
            "address": "0x899C3C87D478cbB094Ba723B9da9fc3f511611b0",
            "startBlock": 0,
            "codeHash": "0x7fc11706a388fa691507611c1741d726904c9ca746ab4419e8c6e9108639f80c"
          },
          "referralTokenGenerator": {
            "address": "0x55DAD74A56672c5DBa8e86454621A61b21eE2401",
            "startBlock": 0,
            "codeHash": "0x922e5125b80fc0fcf87fac8d00f7283e6ad2677dca5e1270c3589016e5e11309"
          },
          "selfDividendTokenGenerator": {
            "address": "0x2d70a43B1C56774bFdab342E0429666ffC2C0ca8",
            "startBlock": 0,
            "codeHash": "0x8e5cb6ce09e5f30234efde7d10d6ffa87985d0ee77010815eda3194ff4216af8"
          },
          "nftDividendTokenGenerator": {
            "address": "0xca47394149EC0D5b4a52570517bc498fc69a2b3C",
            "startBlock": 0,
            "codeHash": "0xe80ccb90f66d6924a23e0498df14af2d99be11f37f55f16aefc5876545a6bc84"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0x9aE852835e30f1D720B09D8837AB678390933C62",
            "startBlock": 0,
            "codeHash": "0xcbf63d0a93edaf27b4a7ee1610d800a8d5d6a27fe7d6358af16286afe77c349a"
          }
        }
      }
    ]
  }
]
