// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INftLocker} from "../../src/lock/INftLocker.sol";
import {ISolvency} from "../../src/ISolvency.sol";
import {IV4PositionManager} from "../../src/venue/IV4PositionManager.sol";
import {LockCapabilities} from "../../src/lock/LockCapabilities.sol";
import {BatchNft} from "./BatchNft.sol";
import {HostileManager} from "./HostileManager.sol";
import {NftFixture} from "./NftFixture.sol";

/// @notice Concrete tests in the order of `NftLocker.tree`, then fees fuzzed.
contract NftLockerTest is NftFixture {
    function test_Lock_TakesAndRemembers() public {
        uint256 unlockAt = block.timestamp + 180 days;
        marks.mint(alice, 7);
        vm.startPrank(alice);
        marks.approve(address(locker), 7);
        vm.expectEmit(address(locker));
        emit INftLocker.Locked(1, address(marks), bob, 7, unlockAt, INftLocker.Kind.Plain, address(0));
        uint256 id = locker.lock(address(marks), 7, bob, unlockAt);
        vm.stopPrank();
        INftLocker.Lock memory entry = locker.lockOf(id);
        assertEq(entry.collection, address(marks));
        assertEq(entry.nftId, 7);
        assertEq(entry.poolAddress, address(0));
        assertEq(entry.owner, bob);
        assertEq(entry.feeReceiver, bob);
        assertEq(entry.amount, 1);
        assertEq(entry.lockedAt, block.timestamp);
        assertEq(entry.unlockAt, unlockAt);
        assertEq(uint256(entry.kind), uint256(INftLocker.Kind.Plain));
        assertEq(entry.changes, 0);
        assertTrue(entry.held);
        assertEq(locker.lockCount(), 1);
        assertEq(locker.lockIdOf(address(marks), 7), id);
        assertEq(marks.ownerOf(7), address(locker));
        assertEq(locker.poolOf(id).poolAddress, address(0));
    }

    function test_Lock_ForEver() public {
        uint256 id = lockMark(alice, 7, FOREVER);
        vm.warp(FOREVER - 1);
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_StillLocked.selector, id, FOREVER));
        vm.prank(alice);
        locker.withdraw(id);
        assertEq(locker.FOREVER(), FOREVER);
    }

    function test_Lock_RecognisesV3Positions() public {
        (uint256 id, uint256 nftId) = lockV3(alice);
        INftLocker.Lock memory entry = locker.lockOf(id);
        INftLocker.Pool memory pool = locker.poolOf(id);
        address expected = v3.createAndInitializePoolIfNecessary(address(one), address(other), FEE, PRICE_ONE);
        assertEq(entry.nftId, nftId);
        assertEq(uint256(entry.kind), uint256(INftLocker.Kind.V3Position));
        assertEq(entry.poolAddress, expected);
        assertEq(uint256(pool.kind), uint256(INftLocker.Kind.V3Position));
        assertEq(pool.poolAddress, expected);
        assertEq(pool.token0, address(one));
        assertEq(pool.token1, address(other));
        assertEq(pool.fee, FEE);
        assertEq(pool.tickLower, -6000);
        assertEq(pool.tickUpper, 6000);
        assertGt(pool.liquidity, LIQUIDITY);
        assertEq(pool.hooks, address(0));
    }

    function test_Lock_RecognisesV4Positions() public {
        IV4PositionManager.PoolKey memory key = newV4Pool(address(0), address(other), address(0));
        uint256 nftId = mintV4(alice, key, uint128(LIQUIDITY), -600, 1200);
        vm.startPrank(alice);
        v4.approve(address(locker), nftId);
        vm.expectEmit(address(locker));
        emit INftLocker.Locked(
            1, address(v4), alice, nftId, block.timestamp + 1 days, INftLocker.Kind.V4Position, address(v4Pools)
        );
        uint256 id = locker.lock(address(v4), nftId, alice, block.timestamp + 1 days);
        vm.stopPrank();
        INftLocker.Pool memory pool = locker.poolOf(id);
        assertEq(locker.lockOf(id).poolAddress, address(v4Pools));
        assertEq(uint256(pool.kind), uint256(INftLocker.Kind.V4Position));
        assertEq(pool.poolId, keccak256(abi.encode(key)));
        assertEq(pool.token0, address(0));
        assertEq(pool.token1, address(other));
        assertEq(pool.fee, FEE);
        assertEq(pool.tickSpacing, SPACING);
        assertEq(pool.hooks, address(0));
        assertEq(pool.tickLower, -600);
        assertEq(pool.tickUpper, 1200);
        assertEq(pool.liquidity, LIQUIDITY);
    }

    function test_Lock_TakesWhatContradictsItselfForPlain() public {
        HostileManager.Face[4] memory faces = [
            HostileManager.Face.V3WithoutPool,
            HostileManager.Face.V3WithDirtyFactory,
            HostileManager.Face.V4OfAnotherPool,
            HostileManager.Face.V4WithoutManager
        ];
        for (uint256 i = 0; i < faces.length; ++i) {
            (uint256 id,) = lockHostile(faces[i]);
            assertEq(uint256(locker.lockOf(id).kind), uint256(INftLocker.Kind.Plain));
        }
    }

    function test_Lock_EndsALockWhoseNftWasTakenOut() public {
        uint256 old = lockMark(alice, 7, block.timestamp + 1 days);
        marks.seize(7, bob);
        assertFalse(locker.lockOf(old).held);
        uint256 id = lockNft(address(marks), 7, bob, block.timestamp + 90 days);
        assertEq(locker.lockIdOf(address(marks), 7), id);
        skip(1 days);
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_LockVoid.selector, old, id));
        vm.prank(alice);
        locker.withdraw(old);
        assertFalse(locker.lockOf(old).held);
        assertTrue(locker.lockOf(id).held);
    }

    /// @notice ERC721A looks for an owner back through a whole batch: more gas than any bounded read has.
    function test_Lock_TakesTheLastOfALargeBatch() public {
        BatchNft batch = new BatchNft(alice, 400);
        uint256 gas_ = gasleft();
        batch.ownerOf(399);
        assertGt(gas_ - gasleft(), 150_000);
        vm.startPrank(alice);
        batch.approve(address(locker), 399);
        vm.cool(address(batch));
        uint256 id = locker.lock(address(batch), 399, alice, block.timestamp + 1 days);
        vm.stopPrank();
        assertTrue(locker.lockOf(id).held);
        vm.prank(alice);
        batch.safeTransferFrom(alice, address(locker), 300, abi.encode(bob, block.timestamp + 1 days));
        assertEq(locker.lockOf(id + 1).owner, bob);
        skip(1 days);
        vm.prank(alice);
        locker.withdraw(id);
        assertEq(batch.ownerOf(399), alice);
    }

    function test_RevertWhen_LockOwnerIsZero() public {
        vm.expectRevert(INftLocker.NftLocker_OwnerZero.selector);
        locker.lock(address(marks), 7, address(0), block.timestamp + 1 days);
    }

    function test_P06_UnlockBoundsToTheSecond() public {
        uint256 min = block.timestamp + 5 minutes;
        uint256 max = block.timestamp + MAX_SECONDS;
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_UnlockTooEarly.selector, min - 1, min));
        locker.lock(address(marks), 7, alice, min - 1);
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_UnlockTooLate.selector, max + 1, max));
        locker.lock(address(marks), 7, alice, max + 1);
        uint256 inMilliseconds = (block.timestamp + 1 days) * 1000;
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_UnlockTooLate.selector, inMilliseconds, max));
        locker.lock(address(marks), 7, alice, inMilliseconds);
        lockMark(alice, 1, min);
        lockMark(alice, 2, max);
    }

    function test_RevertWhen_NftIsNotTheCallers() public {
        marks.mint(bob, 7);
        vm.prank(bob);
        marks.setApprovalForAll(address(locker), true);
        expectNotNftOwner(address(marks), 7, bob);
        expectNotNftOwner(address(marks), 8, address(0));
        expectNotNftOwner(address(one), 1, address(0));
        expectNotNftOwner(carol, 1, address(0));
    }

    function test_RevertWhen_NothingArrives() public {
        HostileManager nft = new HostileManager();
        nft.mint(alice, 7);
        nft.setStays(true);
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_NotReceived.selector, address(nft), 7));
        vm.prank(alice);
        locker.lock(address(nft), 7, alice, block.timestamp + 1 days);
    }

    function test_Relock_OnlyProlongs() public {
        uint256 unlockAt = block.timestamp + 1 days;
        uint256 id = lockMark(alice, 7, unlockAt);
        vm.startPrank(alice);
        for (uint256 i = 0; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_NotLater.selector, unlockAt - i, unlockAt));
            locker.relock(id, unlockAt - i);
        }
        vm.expectEmit(address(locker));
        emit INftLocker.Relocked(id, unlockAt + 1);
        locker.relock(id, unlockAt + 1);
        assertEq(locker.lockOf(id).unlockAt, unlockAt + 1);
        locker.relock(id, FOREVER);
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_NotLater.selector, FOREVER, FOREVER));
        locker.relock(id, FOREVER);
    }

    function test_Relock_OfAnEndedLockBeginsAnew() public {
        uint256 id = lockMark(alice, 7, block.timestamp + 1 days);
        skip(2 days);
        vm.startPrank(alice);
        vm.expectPartialRevert(INftLocker.NftLocker_UnlockTooEarly.selector);
        locker.relock(id, block.timestamp + 1);
        locker.relock(id, block.timestamp + 1 days);
        vm.expectPartialRevert(INftLocker.NftLocker_StillLocked.selector);
        locker.withdraw(id);
    }

    function test_Withdraw_GivesTheNftToTheOwner() public {
        uint256 unlockAt = block.timestamp + 1 days;
        uint256 id = lockMark(alice, 7, unlockAt);
        vm.startPrank(alice);
        locker.setFeeReceiver(id, bob);
        vm.warp(unlockAt - 1);
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_StillLocked.selector, id, unlockAt));
        locker.withdraw(id);
        vm.warp(unlockAt);
        vm.expectEmit(address(locker));
        emit INftLocker.Withdrawn(id, address(marks), 7, alice);
        locker.withdraw(id);
        assertEq(marks.ownerOf(7), alice);
        INftLocker.Lock memory entry = locker.lockOf(id);
        assertEq(entry.owner, address(0));
        assertEq(entry.amount, 0);
        assertEq(entry.feeReceiver, address(0));
        assertEq(locker.lockIdOf(address(marks), 7), 0);
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_NotOwner.selector, id, alice, address(0)));
        locker.withdraw(id);
        vm.stopPrank();
        // It can come back, and the fee receiver of then is forgotten.
        uint256 again = lockNft(address(marks), 7, alice, block.timestamp + 1 days);
        assertEq(locker.lockOf(again).feeReceiver, alice);
    }

    function test_RevertWhen_TheCollectionKeepsTheNftHere() public {
        (uint256 id, HostileManager nft) = lockHostile(HostileManager.Face.Plain);
        nft.setStays(true);
        skip(1 days);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_NotDelivered.selector, address(nft), 7));
        locker.withdraw(id);
        nft.setStays(false);
        vm.prank(alice);
        locker.withdraw(id);
        assertEq(nft.ownerOf(7), alice);
    }

    function test_P02_NobodyButTheOwner() public {
        (uint256 id,) = lockV3(alice);
        skip(60 days);
        address[3] memory others = [address(this), bob, address(locker)];
        for (uint256 i = 0; i < others.length; ++i) {
            vm.startPrank(others[i]);
            bytes memory refusal = abi.encodeWithSelector(INftLocker.NftLocker_NotOwner.selector, id, others[i], alice);
            vm.expectRevert(refusal);
            locker.withdraw(id);
            vm.expectRevert(refusal);
            locker.relock(id, FOREVER);
            vm.expectRevert(refusal);
            locker.transferOwnership(id, others[i]);
            vm.expectRevert(refusal);
            locker.setFeeReceiver(id, others[i]);
            vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_NotFeeReceiver.selector, id, others[i], alice));
            locker.collectFees(id);
            vm.stopPrank();
        }
    }

    function test_TransferOwnership_HandsOverFeesIncluded() public {
        uint256 id = lockMark(alice, 7, block.timestamp + 1 days);
        vm.startPrank(alice);
        locker.setFeeReceiver(id, carol);
        vm.expectRevert(INftLocker.NftLocker_OwnerZero.selector);
        locker.transferOwnership(id, address(0));
        vm.expectEmit(address(locker));
        emit INftLocker.LockOwnershipTransferred(id, alice, bob);
        locker.transferOwnership(id, bob);
        vm.stopPrank();
        INftLocker.Lock memory entry = locker.lockOf(id);
        assertEq(entry.owner, bob);
        assertEq(entry.feeReceiver, bob);
        assertEq(entry.changes, 1);
        skip(1 days);
        vm.prank(bob);
        locker.withdraw(id);
        assertEq(marks.ownerOf(7), bob);
    }

    function test_RevertWhen_HandedOverTooOften() public {
        uint256 id = lockMark(alice, 7, block.timestamp + 1 days);
        handOverTooOften(id);
        assertEq(locker.lockOf(id).changes, 65_535);
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_TooManyHandovers.selector, id));
        vm.prank(alice);
        locker.transferOwnership(id, bob);
    }

    function test_Capabilities_OnlyGoOut() public {
        (uint256 id,) = lockV3(alice);
        uint256 open = LockCapabilities.WITHDRAW | LockCapabilities.RELOCK | LockCapabilities.TRANSFER;
        assertEq(locker.capabilities(id), open | LockCapabilities.COLLECT);
        uint256 mark = lockMark(alice, 7, block.timestamp + 1 days);
        assertEq(locker.capabilities(mark), open);
        marks.seize(7, bob);
        assertEq(locker.capabilities(mark), open, "it may come back");
        uint256 later = lockNft(address(marks), 7, bob, block.timestamp + 1 days);
        assertEq(locker.capabilities(mark), open & ~LockCapabilities.WITHDRAW, "void");
        skip(1 days);
        vm.prank(bob);
        locker.withdraw(later);
        assertEq(locker.capabilities(mark), open & ~LockCapabilities.WITHDRAW, "void for ever");
        assertEq(locker.capabilities(later), 0);
        vm.prank(alice);
        locker.relock(id, FOREVER);
        assertEq(locker.capabilities(id), LockCapabilities.TRANSFER | LockCapabilities.COLLECT);
        handOverTooOften(id);
        assertEq(locker.capabilities(id), LockCapabilities.COLLECT);
    }

    function test_SetFeeReceiver_NamesAndForgets() public {
        (uint256 id,) = lockV3(alice);
        vm.startPrank(alice);
        vm.expectEmit(address(locker));
        emit INftLocker.FeeReceiverSet(id, bob);
        locker.setFeeReceiver(id, bob);
        assertEq(locker.lockOf(id).feeReceiver, bob);
        locker.setFeeReceiver(id, address(0));
        assertEq(locker.lockOf(id).feeReceiver, alice);
    }

    function test_RevertWhen_FeesWouldBeLost() public {
        (uint256 id,) = lockV3(alice);
        address[3] memory unusable = [address(1), address(2), address(locker)];
        vm.startPrank(alice);
        for (uint256 i = 0; i < unusable.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_ReceiverUnusable.selector, unusable[i]));
            locker.setFeeReceiver(id, unusable[i]);
        }
        locker.setFeeReceiver(id, address(3));
    }

    function test_CollectFees_PaysWhatAV3PositionEarned() public {
        (uint256 id,) = lockV3(alice);
        tradeV3(1e19);
        collectTo(id, alice, alice);
    }

    function test_CollectFees_PaysWhatAV4PositionEarned() public {
        IV4PositionManager.PoolKey memory key = newV4Pool(address(one), address(other), address(0));
        (uint256 id,) = lockV4(alice, key);
        tradeV4(key, 1e19);
        collectTo(id, alice, alice);
    }

    function test_CollectFees_PaysInNativeCurrency() public {
        IV4PositionManager.PoolKey memory key = newV4Pool(address(0), address(other), address(0));
        (uint256 id,) = lockV4(alice, key);
        tradeV4(key, 1e19);
        collectTo(id, alice, alice);
    }

    /// @notice The price leaves a position's range on either side; its books are read rightly wherever it is.
    function test_CollectFees_OutsideTheRange() public {
        IV4PositionManager.PoolKey memory key = newV4Pool(address(one), address(other), address(0));
        mintV4(bob, key, uint128(LIQUIDITY), -60_000, 60_000);
        (uint256 id,) = lockV4(alice, key);
        trader.tradeV4(v4Pools, key, true, 1e21);
        assertOwedIsPaid(id, true, false);
        trader.tradeV4(v4Pools, key, false, 4e21);
        assertOwedIsPaid(id, false, true);
        trader.tradeV4(v4Pools, key, true, 1e21);
        assertOwedIsPaid(id, true, false);
    }

    function test_CollectFees_ByTheFeeReceiver() public {
        (uint256 id,) = lockV3(alice);
        vm.prank(alice);
        locker.setFeeReceiver(id, carol);
        tradeV3(1e19);
        collectTo(id, carol, carol);
        tradeV3(1e19);
        // The owner may call, and is not paid.
        collectTo(id, alice, carol);
    }

    function test_CollectFees_AfterTheEndUntilItIsWithdrawn() public {
        (uint256 id, uint256 nftId) = lockV3(alice);
        skip(60 days);
        tradeV3(1e19);
        collectTo(id, alice, alice);
        vm.prank(alice);
        locker.withdraw(id);
        assertEq(v3.ownerOf(nftId), alice);
    }

    function test_RevertWhen_FeesOfNoPosition() public {
        uint256 id = lockMark(alice, 7, block.timestamp + 1 days);
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_NotPosition.selector, id));
        vm.prank(alice);
        locker.collectFees(id);
    }

    function test_RevertWhen_TheManagerHasBecomeAnother() public {
        (uint256 id, HostileManager nft) = lockHostile(HostileManager.Face.V3);
        nft.setFace(HostileManager.Face.V4);
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_NotPosition.selector, id));
        vm.prank(alice);
        locker.collectFees(id);
    }

    function test_RevertWhen_FeesOfAVoidLock() public {
        (uint256 old, HostileManager nft) = lockHostile(HostileManager.Face.V3);
        nft.mint(bob, 7);
        uint256 id = lockNft(address(nft), 7, bob, block.timestamp + 1 days);
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_LockVoid.selector, old, id));
        vm.prank(alice);
        locker.collectFees(old);
    }

    function test_OnERC721Received_LocksWhatIsSent() public {
        uint256 nftId = mintV3(alice, one, other, LIQUIDITY, -6000, 6000);
        uint256 unlockAt = block.timestamp + 1 days;
        vm.prank(alice);
        v3.safeTransferFrom(alice, address(locker), nftId, abi.encode(bob, unlockAt));
        INftLocker.Lock memory entry = locker.lockOf(1);
        assertEq(entry.owner, bob);
        assertEq(entry.unlockAt, unlockAt);
        assertEq(uint256(entry.kind), uint256(INftLocker.Kind.V3Position));
        assertTrue(entry.held);
        marks.safeMint(address(locker), 9, abi.encode(alice, FOREVER));
        assertEq(locker.lockOf(2).owner, alice);
    }

    function test_RevertWhen_SentWithoutTerms() public {
        marks.mint(alice, 7);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_TermsMissing.selector, 0));
        marks.safeTransferFrom(alice, address(locker), 7);
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_TermsMissing.selector, 32));
        marks.safeTransferFrom(alice, address(locker), 7, abi.encode(alice));
        vm.expectRevert(INftLocker.NftLocker_OwnerZero.selector);
        marks.safeTransferFrom(alice, address(locker), 7, abi.encode(0, block.timestamp + 1 days));
        vm.expectPartialRevert(INftLocker.NftLocker_UnlockTooEarly.selector);
        marks.safeTransferFrom(alice, address(locker), 7, abi.encode(alice, block.timestamp));
        assertEq(marks.ownerOf(7), alice);
    }

    function test_RevertWhen_SaidToBeSentAgain() public {
        (uint256 id, HostileManager nft) = lockHostile(HostileManager.Face.Plain);
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_AlreadyLocked.selector, address(nft), 7, id));
        nft.act(address(locker), abi.encodeCall(locker.onERC721Received, (bob, bob, 7, abi.encode(bob, FOREVER))));
    }

    function test_RevertWhen_SaidToBeSentAndIsNot() public {
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_NotReceived.selector, bob, 7));
        vm.prank(bob);
        locker.onERC721Received(bob, bob, 7, abi.encode(bob, FOREVER));
    }

    function test_PoolOf_OfAnythingElseIsZero() public {
        assertEq(locker.poolOf(1).poolAddress, address(0));
        uint256 id = lockMark(alice, 7, block.timestamp + 1 days);
        assertEq(uint256(locker.poolOf(id).kind), 0);
    }

    function test_P38_SolvencyIsPaged() public {
        lockMark(alice, 1, block.timestamp + 1 days);
        uint256 second = lockMark(alice, 2, block.timestamp + 1 days);
        lockMark(alice, 3, FOREVER);
        (, HostileManager nft) = lockHostile(HostileManager.Face.Plain);
        marks.seize(3, bob);
        skip(1 days);
        vm.prank(alice);
        locker.withdraw(second);
        ISolvency.AssetSolvency[] memory all = locker.solvency();
        assertEq(all.length, 3);
        assertEq(all[0].asset, address(marks));
        assertEq(all[0].owed, 1);
        assertEq(all[0].held, 1);
        assertEq(all[1].held, 0);
        assertEq(all[2].asset, address(nft));
        assertEq(locker.solvencyPage(1, 1).length, 0);
        assertEq(locker.solvencyPage(2, 1).length, 1);
        assertEq(locker.solvencyPage(3, type(uint256).max).length, 1);
        assertEq(locker.solvencyPage(4, 10).length, 0);
        assertEq(locker.solvencyPage(type(uint256).max, 10).length, 0);
    }

    /// @notice What the interface says about storage: certificates are proven by it.
    function test_LockOf_LiesWhereTheInterfaceSays() public {
        uint256 unlockAt = block.timestamp + 30 days;
        (uint256 id, uint256 nftId) = lockV3(alice);
        vm.startPrank(alice);
        locker.transferOwnership(id, bob);
        vm.stopPrank();
        vm.prank(bob);
        locker.setFeeReceiver(id, carol);
        assertEq(uint256(vm.load(address(locker), 0)), 1);
        uint256 terms = uint256(vm.load(address(locker), keccak256(abi.encode(id, 1))));
        assertEq(terms, uint160(bob) | (unlockAt << 160) | (block.timestamp << 200) | (uint256(1) << 240), "terms");
        uint256 slot = uint256(keccak256(abi.encode(id, 2)));
        assertEq(uint256(vm.load(address(locker), bytes32(slot))), uint160(address(v3)) | (uint256(1) << 160));
        assertEq(uint256(vm.load(address(locker), bytes32(slot + 1))), nftId);
        bytes32 index = keccak256(abi.encode(nftId, keccak256(abi.encode(address(v3), 3))));
        assertEq(uint256(vm.load(address(locker), index)), id);
        assertEq(uint256(vm.load(address(locker), keccak256(abi.encode(id, 4)))), uint160(carol));
    }

    /// @notice Fees of V4 are what the books owed, for any range, any trades and several collections.
    /// forge-config: default.fuzz.runs = 128
    function testFuzz_P03_FeesAreWhatTheBooksOwe(uint256 lower, uint256 upper, uint256[4] memory amounts) public {
        IV4PositionManager.PoolKey memory key = newV4Pool(address(one), address(other), address(0));
        mintV4(bob, key, uint128(LIQUIDITY), -60_000, 60_000);
        int24 tickLower = int24(int256(bound(lower, 0, 199))) * SPACING - 6000;
        int24 tickUpper = tickLower + int24(int256(bound(upper, 1, 100))) * SPACING;
        uint256 nftId = mintV4(alice, key, uint128(LIQUIDITY), tickLower, tickUpper);
        uint256 id = lockNft(address(v4), nftId, alice, FOREVER);
        for (uint256 i = 0; i < amounts.length; ++i) {
            trader.tradeV4(v4Pools, key, i % 2 == 0, bound(amounts[i], 1e6, 1e21));
            collectTo(id, alice, alice);
        }
        assertEq(locker.poolOf(id).liquidity, LIQUIDITY);
    }

    function expectNotNftOwner(address collection, uint256 nftId, address owner) private {
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_NotNftOwner.selector, collection, nftId, owner));
        vm.prank(alice);
        locker.lock(collection, nftId, alice, block.timestamp + 1 days);
    }

    function lockHostile(HostileManager.Face face) private returns (uint256 id, HostileManager nft) {
        nft = new HostileManager();
        nft.mint(alice, 7);
        nft.setFace(face);
        id = lockNft(address(nft), 7, alice, block.timestamp + 1 days);
    }

    function handOverTooOften(uint256 id) private {
        bytes32 slot = keccak256(abi.encode(id, 1));
        vm.store(address(locker), slot, bytes32(uint256(vm.load(address(locker), slot)) | (65_535 << 240)));
    }
}
