// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INftLocker} from "../../src/lock/INftLocker.sol";
import {ForkFactory, ForkManager} from "./ForkManager.sol";
import {HostileManager} from "./HostileManager.sol";
import {NftFixture} from "./NftFixture.sol";
import {IV3Manager} from "./PositionFixture.sol";

/// @notice Positions of exchanges that kept the manager of V3 and find their pools by other keys.
contract NftLockerForksTest is NftFixture {
    uint256 private constant VARIES = 0x800000;

    struct Fork {
        ForkManager manager;
        address pool;
        uint256 lockId;
        uint256 nftId;
    }

    ForkFactory.Key[4] private keys =
        [ForkFactory.Key.TickSpacing, ForkFactory.Key.Pair, ForkFactory.Key.Deployer, ForkFactory.Key.Deployer];

    /// @notice Each key leads to the pool, its fees to the receiver, and the liquidity stays.
    function test_CollectFees_OfForksWhateverFindsTheirPools() public {
        uint256[4] memory words = [uint256(60), 0, uint160(bob), 0];
        for (uint256 i = 0; i < keys.length; ++i) {
            Fork memory fork = lockFork(keys[i], words[i]);
            INftLocker.Pool memory pool = locker.poolOf(fork.lockId);
            assertEq(uint256(pool.kind), uint256(INftLocker.Kind.V3Position));
            assertEq(pool.poolAddress, fork.pool);
            assertEq(pool.token0, address(one));
            assertEq(pool.token1, address(other));
            assertEq(pool.fee, VARIES);
            assertEq(pool.tickSpacing, i == 0 ? int256(60) : int256(0));
            assertEq(pool.tickLower, -6000);
            assertEq(pool.tickUpper, 6000);
            assertGt(pool.liquidity, LIQUIDITY);
            tradeV3(1e19);
            assertOwedIsPaid(fork.lockId, true, true);
            vm.prank(alice);
            locker.setFeeReceiver(fork.lockId, carol);
            tradeV3(1e19);
            collectTo(fork.lockId, carol, carol);
        }
    }

    /// @notice A key that finds nothing, or a factory without any of the doors: an ordinary NFT, as it was.
    function test_Lock_TakesForksWithoutAPoolForPlain() public {
        for (uint256 i = 0; i < keys.length; ++i) {
            Fork memory fork = newFork(keys[i], 60, 61);
            fork.lockId = lockNft(address(fork.manager), fork.nftId, alice, block.timestamp + 30 days);
            INftLocker.Pool memory nothing;
            assertEq(abi.encode(locker.poolOf(fork.lockId)), abi.encode(nothing));
            assertEq(uint256(locker.lockOf(fork.lockId).kind), uint256(INftLocker.Kind.Plain));
            vm.prank(alice);
            vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_NotPosition.selector, fork.lockId));
            locker.collectFees(fork.lockId);
        }
    }

    /// @notice P-02: nobody but the owner and the fee receiver collects, and nobody at all takes liquidity out or is allowed to.
    function testFuzz_P02_LiquidityOfForksStaysWhileLocked(uint256 key, address caller, uint256 early) public {
        Fork memory fork = lockFork(keys[key % 4], key % 4 == 1 || key % 4 == 3 ? 0 : 60);
        tradeV3(1e19);
        skip(bound(early, 0, 30 days - 1));
        vm.assume(caller != address(locker) && caller != address(0));
        vm.startPrank(caller);
        vm.expectRevert("Not approved");
        fork.manager.decreaseLiquidity(IV3Manager.DecreaseParams(fork.nftId, 1, 0, 0, block.timestamp));
        vm.expectRevert();
        fork.manager.transferFrom(address(locker), caller, fork.nftId);
        vm.expectRevert();
        fork.manager.approve(caller, fork.nftId);
        vm.expectRevert();
        locker.withdraw(fork.lockId);
        if (caller != alice) {
            vm.expectRevert(
                abi.encodeWithSelector(INftLocker.NftLocker_NotFeeReceiver.selector, fork.lockId, caller, alice)
            );
            locker.collectFees(fork.lockId);
        }
        vm.stopPrank();
        uint256 liquidity = locker.poolOf(fork.lockId).liquidity;
        assertOwedIsPaid(fork.lockId, true, true);
        assertEq(locker.poolOf(fork.lockId).liquidity, liquidity);
        assertEq(fork.manager.ownerOf(fork.nftId), address(locker));
    }

    /// @notice P-03: a manager that only answers like a fork's and calls every door back takes nothing of a fork's lock.
    function test_P03_AHostileForkHurtsItsOwnLocksOnly() public {
        Fork memory victim = lockFork(ForkFactory.Key.Pair, 0);
        tradeV3(1e19);
        HostileManager.Face[2] memory faces = [HostileManager.Face.SpacedFork, HostileManager.Face.PairedFork];
        HostileManager nft = new HostileManager();
        for (uint256 i = 0; i < faces.length; ++i) {
            nft.setFace(faces[i]);
            nft.mint(address(nft), i);
            nft.act(
                address(locker),
                abi.encodeCall(locker.lock, (address(nft), i, address(nft), block.timestamp + 5 minutes))
            );
            uint256 own = locker.lockCount();
            assertEq(uint256(locker.lockOf(own).kind), uint256(INftLocker.Kind.V3Position));
            skip(5 minutes);
            bytes[] memory calls = new bytes[](5);
            calls[0] = abi.encodeCall(locker.collectFees, (victim.lockId));
            calls[1] = abi.encodeCall(locker.collectFees, (own));
            calls[2] = abi.encodeCall(locker.withdraw, (victim.lockId));
            calls[3] = abi.encodeCall(locker.withdraw, (own));
            calls[4] = abi.encodeCall(locker.setFeeReceiver, (victim.lockId, address(nft)));
            nft.arm(address(locker), calls);
            nft.act(address(locker), abi.encodeCall(locker.collectFees, (own)));
            nft.act(address(locker), abi.encodeCall(locker.withdraw, (own)));
            assertFalse(nft.reentered());
        }
        assertGt(nft.attempts(), 10);
        assertEq(victim.manager.ownerOf(victim.nftId), address(locker));
        assertOwedIsPaid(victim.lockId, true, true);
    }

    function lockFork(ForkFactory.Key key, uint256 word) private returns (Fork memory fork) {
        fork = newFork(key, word, word);
        fork.lockId = lockNft(address(fork.manager), fork.nftId, alice, block.timestamp + 30 days);
    }

    /// @notice A position of alice's in a pool that `word` finds, which says `said` of itself.
    function newFork(ForkFactory.Key key, uint256 word, uint256 said) private returns (Fork memory fork) {
        ForkFactory factory = new ForkFactory(key);
        fork.manager = new ForkManager(v3, factory);
        fork.nftId = mintV3(alice, one, other, LIQUIDITY, -6000, 6000);
        fork.pool = v3.createAndInitializePoolIfNecessary(address(one), address(other), FEE, PRICE_ONE);
        vm.prank(alice);
        v3.transferFrom(alice, address(fork.manager), fork.nftId);
        // What is not the pair alone has no pool for the pair alone.
        if (key == ForkFactory.Key.Pair && said != word) word = said;
        else factory.add(address(one), address(other), word, fork.pool);
        fork.manager.mint(alice, fork.nftId, said);
    }
}
