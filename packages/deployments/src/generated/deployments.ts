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
            "address": "0x054D57DA0bdbA65536DC917C6d38B93837377724",
            "startBlock": 0,
            "codeHash": "0x49b5d01398666d37501182238e58db95cd5d024f982133901273d2c61e3f7d74"
          },
          "nftLocker": {
            "address": "0x5bb076c2b205baB51094454568adfb4738556fBf",
            "startBlock": 0,
            "codeHash": "0x599aac1a98ee7ea85b294d46da4b17b86f75121a289e64d6c300cb046a0afc21"
          },
          "poolFixer": {
            "address": "0x6570BD891B83fB814EA57B8969850D467518FaC2",
            "startBlock": 0,
            "codeHash": "0x6d96c9f60055e0e7604b03965587055b76bdb18ee8a3f7904f496decbf3f01cd"
          },
          "launchPad": {
            "address": "0x60057fAA5883668dFA986b05fb77DCeCCd34C27b",
            "startBlock": 0,
            "codeHash": "0xa97745c2973736166cbec945222386c2de025a0507ed49fbda56201f0bf6b399"
          },
          "openingVault": {
            "address": "0x64b0B1BB02F798bAF66017242E57DfA7f43AB152",
            "startBlock": 0,
            "codeHash": "0xf744c0d32c06d09023c51bd610f636040f9ab2659fc17d5f7da0ba67773ae0bc"
          },
          "vip": {
            "address": "0x89e6D48b10c5264580f9cE62a80129C25A6eEDE4",
            "startBlock": 0,
            "codeHash": "0x732614c9c12593b5d2f4cdf8b85c97d0ae22b921cd30c33c22e191fe7df805dc"
          },
          "inviter": {
            "address": "0x6aC0ff188c4a6D67fccc1fa16cF516814D1F9BEd",
            "startBlock": 0,
            "codeHash": "0x31f361e4438b85946d3068ff0625ec3efdb25b3ed88978f38839e0555d0d39bb"
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
            "address": "0x360697a6bF588C2Ce17F1BfB7dC631F2ef30005c",
            "startBlock": 0,
            "codeHash": "0x6f4a8a49b8801e68dd546a658d328713284fdb7d188d8dbb16c9c4d96850b7e2"
          },
          "normalPresale": {
            "address": "0x76815026bA3E4Fd30B06e9bf0Ea3368e9B1f32E5",
            "startBlock": 0,
            "codeHash": "0xaa83cce855a0889394f394e433b9db2bcd501a711dc78f50c6055138af2e7133"
          },
          "fairPresale": {
            "address": "0x574c04Ec866c4405f19c867C4A9dDFB1167Fba8e",
            "startBlock": 0,
            "codeHash": "0x3e7a4cdd915d4194d98cac258312f2cd2ff3c3b94c016c1f735c535ab4ec3aad"
          },
          "privatePresale": {
            "address": "0xcafC5DF513dBE6297D7b8Ff12116Cc5560762cbd",
            "startBlock": 0,
            "codeHash": "0x5f4e6b68ba2004a715fe37a947d521e355b1597e58dbf61515c2d1946f36505d"
          },
          "presaleFactory": {
            "address": "0x36db5A2DFd149032f9C5d06C5d952daa8C014Cb8",
            "startBlock": 0,
            "codeHash": "0x074ac010477b6b71feb85c6bd243906a270b42072291bf1b872d69459cac3f9f"
          },
          "airdrop": {
            "address": "0xC3F498cae0Aa61875f04D6aC56b33Ce2E70f716A",
            "startBlock": 0,
            "codeHash": "0x31dc9efd6ebfb4826b284001b4c881c9891bc482fedcc130e571e1c5a0837f64"
          },
          "merkleAirdrop": {
            "address": "0x5Dd166cFE0D92f11b46e55E17C2e941fBBA7bCE5",
            "startBlock": 0,
            "codeHash": "0x9de4fffd2770c0107d2cd33dd3ddad0c1fd11ba2551fd64b4f981a622376c19c"
          },
          "airdropFactory": {
            "address": "0xbE4C43f8b10064de56Fc6d17F1650226e82957cb",
            "startBlock": 0,
            "codeHash": "0x0d3480426dee443ee28d8d79ca97473cd1a93559932cecb1c0d33d9083b7bbd5"
          },
          "multisend": {
            "address": "0x0bf147A2A7cA4A2E18c116a58b787B258870e9dD",
            "startBlock": 0,
            "codeHash": "0x60e1e5a674fdd788100eef667b507353a72dc79ca2282faef773dea2064f6f3a"
          },
          "poolFactory": {
            "address": "0xFDA9811c403Cd269823b2377602e414a71d78263",
            "startBlock": 0,
            "codeHash": "0xdcf96d83bfd079ae4091ca3c616f4b1366bd8fabe17cce848f9d00836ce4de1f"
          },
          "tokenPool": {
            "address": "0xbfC762277c0Ad2d9A6201453D38254D9B45BD284",
            "startBlock": 0,
            "codeHash": "0xb6f66ede3fd13d3b0646d1924ba20c58e114ac1d4a706539d9088a796ebe46d6"
          },
          "nftPool": {
            "address": "0x85d0dceD914383606bC40067470932bB2415F3dF",
            "startBlock": 0,
            "codeHash": "0x6c7524868ff1e4098764f93619de4eb9a70d449457b7db607445d334bb4c76b3"
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
