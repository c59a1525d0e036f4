// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "forge-std/Vm.sol";
import {ERC20} from "solady/tokens/ERC20.sol";
import {NftLocker} from "../../src/lock/NftLocker.sol";
import {INftLocker} from "../../src/lock/INftLocker.sol";
import {IV4PositionManager} from "../../src/venue/IV4PositionManager.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {LockPeople} from "./LockPeople.sol";
import {PlainNft} from "./PlainNft.sol";
import {PositionFixture} from "./PositionFixture.sol";

/// @notice A locker, an ordinary collection, the real exchanges, and people.
abstract contract NftFixture is LockPeople, PositionFixture {
    uint256 internal constant LIQUIDITY = 1e21;

    NftLocker internal locker;
    PlainNft internal marks;
    SoladyPeer internal one;
    SoladyPeer internal other;

    function setUp() public virtual override {
        super.setUp();
        setUpPositions();
        locker = new NftLocker();
        marks = new PlainNft();
        SoladyPeer a = new SoladyPeer(address(this), 1e30);
        SoladyPeer b = new SoladyPeer(address(this), 1e30);
        (one, other) = a < b ? (a, b) : (b, a);
        address[3] memory funded = [alice, bob, address(trader)];
        for (uint256 i = 0; i < funded.length; ++i) {
            one.transfer(funded[i], 1e26);
            other.transfer(funded[i], 1e26);
            vm.deal(funded[i], 1e24);
        }
    }

    function lockMark(address who, uint256 id, uint256 unlockAt) internal returns (uint256 lockId) {
        marks.mint(who, id);
        return lockNft(address(marks), id, who, unlockAt);
    }

    function lockNft(address collection, uint256 id, address who, uint256 unlockAt) internal returns (uint256 lockId) {
        vm.startPrank(who);
        PlainNft(collection).approve(address(locker), id);
        lockId = locker.lock(collection, id, who, unlockAt);
        vm.stopPrank();
    }

    function lockV3(address who) internal returns (uint256 lockId, uint256 nftId) {
        nftId = mintV3(who, one, other, LIQUIDITY, -6000, 6000);
        lockId = lockNft(address(v3), nftId, who, block.timestamp + 30 days);
    }

    function lockV4(address who, IV4PositionManager.PoolKey memory key)
        internal
        returns (uint256 lockId, uint256 nftId)
    {
        nftId = mintV4(who, key, uint128(LIQUIDITY), -6000, 6000);
        lockId = lockNft(address(v4), nftId, who, block.timestamp + 30 days);
    }

    /// @notice Somebody trades to and fro in the V3 pool of the two tokens.
    function tradeV3(uint256 amount) internal {
        address pool = v3.createAndInitializePoolIfNecessary(address(one), address(other), FEE, PRICE_ONE);
        trader.tradeV3(pool, address(one), address(other), true, amount);
        trader.tradeV3(pool, address(one), address(other), false, amount / 2);
    }

    function tradeV4(IV4PositionManager.PoolKey memory key, uint256 amount) internal {
        trader.tradeV4(v4Pools, key, true, amount);
        trader.tradeV4(v4Pools, key, false, amount / 2);
    }

    function balances(address who, INftLocker.Pool memory pool)
        internal
        view
        returns (uint256 amount0, uint256 amount1)
    {
        amount0 = pool.token0 == address(0) ? who.balance : ERC20(pool.token0).balanceOf(who);
        amount1 = ERC20(pool.token1).balanceOf(who);
    }

    /// @notice `caller` collects, `receiver` gets exactly what the answer says, the locker nothing.
    function collectTo(uint256 id, address caller, address receiver) internal returns (uint256 a0, uint256 a1) {
        INftLocker.Pool memory pool = locker.poolOf(id);
        (uint256 before0, uint256 before1) = balances(receiver, pool);
        vm.recordLogs();
        vm.prank(caller);
        (a0, a1) = locker.collectFees(id);
        (uint256 after0, uint256 after1) = balances(receiver, pool);
        assertEq(after0 - before0, a0);
        assertEq(after1 - before1, a1);
        bytes32 wanted = keccak256(abi.encode(pool.token0, pool.token1, a0, a1));
        assertTrue(isLogged(keccak256(abi.encodePacked(bytes32(id), wanted))), "FeesCollected");
        (uint256 held0, uint256 held1) = balances(address(locker), pool);
        assertEq(held0 + held1, 0);
        assertEq(locker.poolOf(id).liquidity, pool.liquidity);
    }

    function isLogged(bytes32 wanted) private returns (bool found) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].topics[0] != INftLocker.FeesCollected.selector) continue;
            found = keccak256(abi.encodePacked(logs[i].topics[1], keccak256(logs[i].data))) == wanted;
        }
    }

    /// @notice Something of the sides that are named is paid, and nothing is owed afterwards.
    function assertOwedIsPaid(uint256 id, bool has0, bool has1) internal {
        (uint256 a0, uint256 a1) = collectTo(id, alice, alice);
        assertEq(a0 != 0, has0);
        assertEq(a1 != 0, has1);
        (a0, a1) = collectTo(id, alice, alice);
        assertEq(a0 + a1, 0);
    }
}
