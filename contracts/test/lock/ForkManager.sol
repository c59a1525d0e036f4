// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "solady/tokens/ERC721.sol";
import {IV3PositionManager} from "../../src/venue/IV3PositionManager.sol";
import {IV3Manager} from "./PositionFixture.sol";

/// @notice A factory that finds the pools of V3 by another key than the fee.
contract ForkFactory {
    enum Key {
        TickSpacing,
        Pair,
        Deployer
    }

    Key public immutable key;
    mapping(bytes32 key => address pool) private _pools;

    constructor(Key key_) {
        key = key_;
    }

    function add(address token0, address token1, uint256 word, address pool) external {
        _pools[keccak256(abi.encode(token0, token1, word))] = pool;
    }

    fallback(bytes calldata call_) external returns (bytes memory) {
        (address first, address second) = abi.decode(call_[4:], (address, address));
        bytes4 selector = bytes4(call_);
        uint256 word = 0;
        if (selector == bytes4(keccak256("getPool(address,address,int24)"))) {
            require(key == Key.TickSpacing, "no such door");
            word = abi.decode(call_[68:], (uint256));
        } else if (selector == bytes4(keccak256("customPoolByPair(address,address,address)"))) {
            require(key == Key.Deployer, "no such door");
            word = uint160(first);
            (first, second) = (second, abi.decode(call_[68:], (address)));
        } else {
            require(selector == bytes4(keccak256("poolByPair(address,address)")), "no such door");
            require(key != Key.TickSpacing, "no such door");
        }
        return abi.encode(_pools[keccak256(abi.encode(first, second, word))]);
    }
}

/// @notice A position manager as forks of V3 have it: the same `positions` but for the word behind the tokens, and the same
/// `collect`, over real positions of the published V3, which it holds.
contract ForkManager is ERC721 {
    IV3Manager private immutable _v3;
    ForkFactory public immutable factory;
    mapping(uint256 id => uint256 word) public keyOf;

    constructor(IV3Manager v3, ForkFactory factory_) {
        (_v3, factory) = (v3, factory_);
    }

    /// @notice Gives `owner` the position `id`, which is here, in a pool that `word` finds.
    function mint(address owner, uint256 id, uint256 word) external {
        keyOf[id] = word;
        _mint(owner, id);
    }

    function collect(IV3PositionManager.CollectParams calldata params) external payable returns (uint256, uint256) {
        require(_isApprovedOrOwner(msg.sender, params.tokenId), "Not approved");
        require(params.recipient != address(0), "no receiver");
        return IV3PositionManager(address(_v3)).collect(params);
    }

    function decreaseLiquidity(IV3Manager.DecreaseParams calldata params) external returns (uint256, uint256) {
        require(_isApprovedOrOwner(msg.sender, params.tokenId), "Not approved");
        return _v3.decreaseLiquidity(params);
    }

    function positions(uint256 id) external view {
        bytes memory a;
        {
            (bool ok, bytes memory answer) = address(_v3).staticcall(abi.encodeCall(IV3PositionManager.positions, (id)));
            require(ok, "Invalid token ID");
            a = answer;
        }
        uint256 word = keyOf[id];
        bool isPair = factory.key() == ForkFactory.Key.Pair;
        assembly ("memory-safe") {
            mstore(add(a, 0xa0), word)
            if isPair {
                // Without the key: what stands behind it moves up.
                for { let i := 0xa0 } lt(i, 0x180) { i := add(i, 0x20) } {
                    mstore(add(a, i), mload(add(add(a, i), 0x20)))
                }
                return(add(a, 0x20), 0x160)
            }
            return(add(a, 0x20), 0x180)
        }
    }

    function name() public pure override returns (string memory) {
        return "Fork positions";
    }

    function symbol() public pure override returns (string memory) {
        return "FORK";
    }

    function tokenURI(uint256) public pure override returns (string memory) {
        return "";
    }
}
