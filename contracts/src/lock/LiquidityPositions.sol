// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {BoundedRead} from "../BoundedRead.sol";
import {IV3ForkFactory} from "../venue/IV3ForkFactory.sol";
import {IV3PositionManager} from "../venue/IV3PositionManager.sol";
import {IV4PoolManager} from "../venue/IV4PoolManager.sol";
import {IV4PositionManager} from "../venue/IV4PositionManager.sol";
import {INftLocker} from "./INftLocker.sol";

/// @title Liquidity positions of V3 exchanges, of those made after them, and of V4, as their managers answer
/// @dev A manager may be anything: reads are bounded and checked against each other, and every call into it is encoded
/// here (P-05). What it answers decides about its own positions only.
library LiquidityPositions {
    using BoundedRead for address;

    /// @dev Answers, in bytes: twelve words; eleven where a pair has one pool, so that nothing stands between tokens and
    /// ticks; five of the key and one more.
    uint256 private constant V3_BYTES = 384;
    uint256 private constant V3_PAIR_BYTES = 352;
    uint256 private constant V4_BYTES = 192;
    /// @dev As V4 says of a pool whose fee changes.
    uint256 private constant FEE_VARIES = 0x800000;
    /// @dev V4's actions: DECREASE_LIQUIDITY, TAKE_PAIR.
    bytes private constant V4_COLLECT = hex"0111";
    /// @dev Of `PositionInfo`: below the 200 bits of the pool's id.
    uint256 private constant V4_TICK_BITS = 56;
    /// @dev Places in a pool manager's storage: pools; of a pool, a tick and a position: fee growth (two words, the last of
    /// what is read); of a pool: ticks, positions.
    uint256 private constant POOLS = 6;
    uint256 private constant GROWTH = 1;
    uint256 private constant TICKS = 4;
    uint256 private constant POSITIONS = 6;

    /// @notice The position `nftId` of `manager`; all zero when it is none.
    function read(address manager, uint256 nftId) internal view returns (INftLocker.Pool memory pool) {
        _readV3(pool, manager, nftId);
        if (pool.kind == INftLocker.Kind.Plain) _readV4(pool, manager, nftId);
    }

    /// @notice Has the exchange pay what the position has earned to `receiver`, and leaves its liquidity as it is.
    /// @return amount0 What `collect` returned (V3), or what the position's books owed (V4), in base units.
    /// @return amount1 The same of the second token.
    function collect(INftLocker.Pool memory pool, address manager, uint256 nftId, address receiver)
        internal
        returns (uint256 amount0, uint256 amount1)
    {
        if (pool.kind == INftLocker.Kind.V3Position) {
            return IV3PositionManager(manager)
                .collect(
                    IV3PositionManager.CollectParams({
                    tokenId: nftId, recipient: receiver, amount0Max: type(uint128).max, amount1Max: type(uint128).max
                })
                );
        }
        (amount0, amount1) = _owedV4(pool, manager, nftId);
        bytes[] memory params = new bytes[](2);
        // Nothing of the liquidity, no least amounts, no words for the hook.
        params[0] = abi.encode(nftId, 0, 0, 0, "");
        params[1] = abi.encode(pool.token0, pool.token1, receiver);
        IV4PositionManager(manager).modifyLiquidities(abi.encode(V4_COLLECT, params), block.timestamp);
    }

    function _readV3(INftLocker.Pool memory pool, address manager, uint256 nftId) private view {
        (bool ok, uint256 size, bytes memory a) = manager.read(abi.encodeCall(IV3PositionManager.positions, (nftId)));
        if (!ok || size < V3_PAIR_BYTES) return;
        (pool.token0, pool.token1) = (_addressAt(a, 0x40), _addressAt(a, 0x60));
        address factory = _addressOf(manager, abi.encodeCall(IV3PositionManager.factory, ()));
        bool isKeyed = size >= V3_BYTES;
        if (pool.token0 != address(0)) {
            pool.poolAddress =
                isKeyed ? _findV3(pool, factory, BoundedRead.wordAt(a, 0x80)) : _findByPair(pool, factory, address(0));
        }
        if (pool.poolAddress == address(0)) {
            (pool.token0, pool.token1, pool.fee) = (address(0), address(0), 0);
            return;
        }
        pool.kind = INftLocker.Kind.V3Position;
        uint256 ticksAt = isKeyed ? 0xa0 : 0x80;
        pool.tickLower = _tick(BoundedRead.wordAt(a, ticksAt));
        pool.tickUpper = _tick(BoundedRead.wordAt(a, ticksAt + 0x20));
        pool.liquidity = BoundedRead.wordAt(a, ticksAt + 0x40);
    }

    /// @dev The pool of two tokens and a key: a fee, a distance of ticks, or who deployed it. A factory has one of these
    /// doors, and a key that is none of its kind finds nothing behind it.
    function _findV3(INftLocker.Pool memory pool, address factory, uint256 key)
        private
        view
        returns (address poolAddress)
    {
        (address token0, address token1) = (pool.token0, pool.token1);
        // forge-lint: disable-next-line(unsafe-typecast) a word that is no fee names no pool
        uint24 fee = uint24(key);
        poolAddress = _addressOf(factory, abi.encodeCall(IV3PositionManager.getPool, (token0, token1, fee)));
        if (poolAddress != address(0)) {
            pool.fee = fee;
            return poolAddress;
        }
        int256 spacing = _tick(key);
        // forge-lint: disable-next-line(unsafe-typecast) it comes out of 24 bits
        bytes memory question = abi.encodeCall(IV3ForkFactory.getPool, (token0, token1, int24(spacing)));
        poolAddress = _addressOf(factory, question);
        if (poolAddress != address(0)) {
            (pool.fee, pool.tickSpacing) = (FEE_VARIES, spacing);
            return poolAddress;
        }
        // forge-lint: disable-next-line(unsafe-typecast) a word that is no address deployed no pool
        return _findByPair(pool, factory, address(uint160(key)));
    }

    function _findByPair(INftLocker.Pool memory pool, address factory, address deployer)
        private
        view
        returns (address)
    {
        pool.fee = FEE_VARIES;
        return _addressOf(
            factory,
            deployer == address(0)
                ? abi.encodeCall(IV3ForkFactory.poolByPair, (pool.token0, pool.token1))
                : abi.encodeCall(IV3ForkFactory.customPoolByPair, (deployer, pool.token0, pool.token1))
        );
    }

    function _readV4(INftLocker.Pool memory pool, address manager, uint256 nftId) private view {
        (bool ok, uint256 size, bytes memory a) =
            manager.read(abi.encodeCall(IV4PositionManager.getPoolAndPositionInfo, (nftId)));
        if (!ok || size < V4_BYTES) return;
        uint256 info = BoundedRead.wordAt(a, 0xa0);
        bytes32 poolId;
        assembly ("memory-safe") {
            poolId := keccak256(add(a, 0x20), 0xa0)
        }
        if (info >> V4_TICK_BITS != uint256(poolId) >> V4_TICK_BITS) return;
        address poolManager = _addressOf(manager, abi.encodeCall(IV4PositionManager.poolManager, ()));
        if (poolManager == address(0)) return;
        pool.kind = INftLocker.Kind.V4Position;
        (pool.poolAddress, pool.poolId) = (poolManager, poolId);
        (pool.token0, pool.token1) = (_addressAt(a, 0), _addressAt(a, 0x20));
        (pool.fee, pool.hooks) = (BoundedRead.wordAt(a, 0x40), _addressAt(a, 0x80));
        pool.tickSpacing = _tick(BoundedRead.wordAt(a, 0x60));
        (pool.tickLower, pool.tickUpper) = (_tick(info >> 8), _tick(info >> 32));
        // slither-disable-next-line unused-return (an unreadable answer is 0)
        (, pool.liquidity) = manager.word(abi.encodeCall(IV4PositionManager.getPositionLiquidity, (nftId)));
    }

    /// @dev What the books of a V4 position owe it: its liquidity times what each unit of it has earned since.
    function _owedV4(INftLocker.Pool memory pool, address manager, uint256 nftId)
        private
        view
        returns (uint256 amount0, uint256 amount1)
    {
        bytes32[] memory position = _booksV4(pool, manager, nftId);
        (uint256 growth0, uint256 growth1) = _growthInside(pool);
        unchecked {
            (growth0, growth1) = (growth0 - uint256(position[1]), growth1 - uint256(position[2]));
        }
        amount0 = FixedPointMathLib.fullMulDivN(growth0, uint256(position[0]), 128);
        amount1 = FixedPointMathLib.fullMulDivN(growth1, uint256(position[0]), 128);
    }

    /// @dev Liquidity of a position, and what a unit of it had earned of either token when it was last touched.
    function _booksV4(INftLocker.Pool memory pool, address manager, uint256 nftId)
        private
        view
        returns (bytes32[] memory words)
    {
        // forge-lint: disable-next-line(unsafe-typecast) both come out of 24 bits
        bytes memory key = abi.encodePacked(manager, int24(pool.tickLower), int24(pool.tickUpper), nftId);
        bytes32 slot = keccak256(abi.encode(keccak256(key), _slotOf(pool) + POSITIONS));
        return IV4PoolManager(pool.poolAddress).extsload(slot, GROWTH + 2);
    }

    /// @dev What one unit of liquidity in the range has earned, in 1/2^128; only differences mean anything.
    function _growthInside(INftLocker.Pool memory pool) private view returns (uint256 growth0, uint256 growth1) {
        bytes32[] memory words = IV4PoolManager(pool.poolAddress).extsload(bytes32(_slotOf(pool)), GROWTH + 2);
        (uint256 below0, uint256 below1) = _growthOutside(pool, pool.tickLower);
        (uint256 above0, uint256 above1) = _growthOutside(pool, pool.tickUpper);
        int256 tick = _tick(uint256(words[0]) >> 160);
        unchecked {
            if (tick < pool.tickLower) return (below0 - above0, below1 - above1);
            if (tick >= pool.tickUpper) return (above0 - below0, above1 - below1);
            growth0 = uint256(words[GROWTH]) - below0 - above0;
            growth1 = uint256(words[GROWTH + 1]) - below1 - above1;
        }
    }

    function _growthOutside(INftLocker.Pool memory pool, int256 tick)
        private
        view
        returns (uint256 growth0, uint256 growth1)
    {
        bytes32 slot = keccak256(abi.encode(tick, _slotOf(pool) + TICKS));
        bytes32[] memory words = IV4PoolManager(pool.poolAddress).extsload(slot, GROWTH + 2);
        return (uint256(words[GROWTH]), uint256(words[GROWTH + 1]));
    }

    /// @dev Where a V4 pool begins in its manager's storage.
    function _slotOf(INftLocker.Pool memory pool) private pure returns (uint256) {
        return uint256(keccak256(abi.encode(pool.poolId, POOLS)));
    }

    /// @dev The address that `target` answers; zero when it answers none.
    function _addressOf(address target, bytes memory question) private view returns (address) {
        (bool ok, uint256 word) = target.word(question);
        // forge-lint: disable-next-line(unsafe-typecast) bounded in the same line
        return ok && word <= type(uint160).max ? address(uint160(word)) : address(0);
    }

    function _addressAt(bytes memory answer, uint256 offset) private pure returns (address) {
        // forge-lint: disable-next-line(unsafe-typecast) what is no address hurts whoever answered it
        return address(uint160(BoundedRead.wordAt(answer, offset)));
    }

    /// @dev The lowest 24 bits, signed.
    function _tick(uint256 word) private pure returns (int256) {
        // forge-lint: disable-next-line(unsafe-typecast) the cast keeps the tick and drops what lies above it
        return int24(uint24(word));
    }
}
