// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {INftLocker} from "../../src/lock/INftLocker.sol";
import {NftLocker} from "../../src/lock/NftLocker.sol";
import {IV4PositionManager} from "../../src/venue/IV4PositionManager.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";
import {HostileManager} from "./HostileManager.sol";
import {NftFixture} from "./NftFixture.sol";
import {PlainNft} from "./PlainNft.sol";
import {IV4Pools, PositionTrader} from "./PositionFixture.sol";

/// @notice Everything that can happen to locks: of an ordinary collection, of real positions, and of a manager that lies
/// and calls back.
contract NftLockerHandler is EffectiveCalls {
    struct Piece {
        address collection;
        uint256 id;
    }

    uint256 private constant FOREVER = type(uint40).max;

    NftLocker public immutable locker;
    PositionTrader private immutable _trader;
    IV4Pools private immutable _pools;
    IV4PositionManager.PoolKey private _key;
    address private _v3Pool;
    address private immutable _taker;
    ERC20[2] public tokens;
    address[] public users;
    Piece[] public pieces;
    mapping(uint256 lockId => uint256 unlockAt) public latestUnlock;
    mapping(uint256 lockId => uint256 changes) public latestChanges;
    mapping(uint256 lockId => uint256 liquidity) public liquidityAtLock;
    mapping(uint256 lockId => bool) public isSeized;
    uint256[2] public told;
    bool public unlockFell;
    bool public changesFell;
    bool public leftEarly;

    constructor(NftLocker locker_, PositionTrader trader_, IV4Pools pools_, ERC20[2] memory tokens_, address taker_) {
        (locker, _trader, _pools, tokens, _taker) = (locker_, trader_, pools_, tokens_, taker_);
    }

    function setUp(address[] memory users_, IV4PositionManager.PoolKey memory key, address v3Pool) external {
        (users, _key, _v3Pool) = (users_, key, v3Pool);
    }

    function add(address collection, uint256 id) external {
        pieces.push(Piece(collection, id));
    }

    function lock(uint256 pieceSeed, uint256 userSeed, uint256 seconds_) external counted("lock") {
        (Piece memory piece, address user) = free(pieceSeed);
        if (user == address(0)) return;
        address owner = users[userSeed % users.length];
        uint256 unlockAt = seconds_ % 16 == 0 ? FOREVER : block.timestamp + _bound(seconds_, 5 minutes, 40 days);
        vm.startPrank(user);
        uint256 id;
        // What was taken out and comes back has to be fetched; the liar does not send.
        bool sends = userSeed % 3 == 0 && locker.lockIdOf(piece.collection, piece.id) == 0;
        if (sends && piece.collection != pieces[pieces.length - 1].collection) {
            PlainNft(piece.collection).safeTransferFrom(user, address(locker), piece.id, abi.encode(owner, unlockAt));
            id = locker.lockCount();
        } else {
            PlainNft(piece.collection).approve(address(locker), piece.id);
            id = locker.lock(piece.collection, piece.id, owner, unlockAt);
        }
        vm.stopPrank();
        liquidityAtLock[id] = locker.poolOf(id).liquidity;
        watch();
        done("lock");
    }

    function withdraw(uint256 lockSeed) external counted("withdraw") {
        (uint256 id, INftLocker.Lock memory entry) = pick(lockSeed);
        if (!entry.held || entry.unlockAt == FOREVER) return;
        if (entry.unlockAt > block.timestamp) vm.warp(entry.unlockAt);
        vm.prank(entry.owner);
        locker.withdraw(id);
        leftEarly = leftEarly || block.timestamp < latestUnlock[id];
        watch();
        done("withdraw");
    }

    function relock(uint256 lockSeed, uint256 seconds_) external counted("relock") {
        (uint256 id, INftLocker.Lock memory entry) = pick(lockSeed);
        if (entry.amount == 0 || entry.unlockAt == FOREVER) return;
        uint256 from = entry.unlockAt > block.timestamp ? entry.unlockAt : block.timestamp + 5 minutes;
        vm.prank(entry.owner);
        locker.relock(id, from + _bound(seconds_, 1, 30 days));
        watch();
        done("relock");
    }

    function handOver(uint256 lockSeed, uint256 userSeed) external counted("handOver") {
        (uint256 id, INftLocker.Lock memory entry) = pick(lockSeed);
        if (entry.amount == 0) return;
        vm.prank(entry.owner);
        locker.transferOwnership(id, users[userSeed % users.length]);
        watch();
        done("handOver");
    }

    function nameReceiver(uint256 lockSeed, uint256 userSeed) external counted("nameReceiver") {
        (uint256 id, INftLocker.Lock memory entry) = pick(lockSeed);
        if (entry.amount == 0) return;
        vm.prank(entry.owner);
        locker.setFeeReceiver(id, userSeed % 4 == 0 ? address(0) : users[userSeed % users.length]);
        done("nameReceiver");
    }

    function collect(uint256 lockSeed, bool byReceiver) external counted("collect") {
        uint256 count = locker.lockCount();
        for (uint256 i = 0; i < count; ++i) {
            uint256 id = 1 + (lockSeed % count + i) % count;
            INftLocker.Lock memory entry = locker.lockOf(id);
            if (!entry.held || entry.kind == INftLocker.Kind.Plain) continue;
            vm.prank(byReceiver ? entry.feeReceiver : entry.owner);
            (uint256 amount0, uint256 amount1) = locker.collectFees(id);
            if (entry.collection != pieces[pieces.length - 1].collection) {
                (told[0], told[1]) = (told[0] + amount0, told[1] + amount1);
            }
            watch();
            return done("collect");
        }
    }

    function trade(bool zeroForOne, uint256 amount) external counted("trade") {
        amount = _bound(amount, 1e6, 1e19);
        _trader.tradeV3(_v3Pool, address(tokens[0]), address(tokens[1]), zeroForOne, amount);
        _trader.tradeV4(_pools, _key, zeroForOne, amount);
        done("trade");
    }

    /// @notice Rarely, because it ends a lock: the first collection's maker takes an NFT out.
    function seize(uint256 pieceSeed) external counted("seize") {
        PlainNft marks = PlainNft(pieces[0].collection);
        uint256 id = pieces[pieceSeed % 6].id;
        if (pieceSeed % 8 == 0 && marks.ownerOf(id) == address(locker)) {
            isSeized[locker.lockIdOf(address(marks), id)] = true;
            marks.seize(id, _taker);
        }
        done("seize");
    }

    function pieceCount() external view returns (uint256) {
        return pieces.length;
    }

    function userCount() external view returns (uint256) {
        return users.length;
    }

    function free(uint256 seed) private view returns (Piece memory piece, address owner) {
        for (uint256 i = 0; i < pieces.length; ++i) {
            piece = pieces[(seed % pieces.length + i) % pieces.length];
            owner = PlainNft(piece.collection).ownerOf(piece.id);
            if (owner != address(locker)) return (piece, owner);
        }
        return (piece, address(0));
    }

    function pick(uint256 seed) private view returns (uint256 id, INftLocker.Lock memory entry) {
        uint256 count = locker.lockCount();
        for (uint256 i = 0; i < 8 && count != 0; ++i) {
            id = 1 + (seed % count + i) % count;
            entry = locker.lockOf(id);
            if (entry.held) break;
        }
    }

    /// @dev The newest dozen: older ones were looked at when they changed.
    function watch() private {
        uint256 count = locker.lockCount();
        for (uint256 id = count > 12 ? count - 12 : 1; id <= count; ++id) {
            INftLocker.Lock memory entry = locker.lockOf(id);
            if (entry.amount == 0) continue;
            unlockFell = unlockFell || entry.unlockAt < latestUnlock[id];
            changesFell = changesFell || entry.changes < latestChanges[id];
            (latestUnlock[id], latestChanges[id]) = (entry.unlockAt, entry.changes);
        }
    }
}

/// @notice What holds for the locker whatever its users, their collections and their pools do.
/// forge-config: full.invariant.runs = 12
/// forge-config: full.invariant.depth = 100
contract NftLockerInvariantsTest is NftFixture {
    NftLockerHandler private handler;
    HostileManager private liar;
    address private taker = makeAddr("taker");

    function setUp() public override {
        super.setUp();
        IV4PositionManager.PoolKey memory key = newV4Pool(address(one), address(other), address(0));
        handler = new NftLockerHandler(locker, trader, v4Pools, [ERC20(one), ERC20(other)], taker);
        address[] memory users = new address[](3);
        (users[0], users[1], users[2]) = (makeAddr("dora"), makeAddr("emil"), makeAddr("fynn"));
        address v3Pool = v3.createAndInitializePoolIfNecessary(address(one), address(other), FEE, PRICE_ONE);
        handler.setUp(users, key, v3Pool);
        for (uint256 i = 0; i < 6; ++i) {
            marks.mint(users[i % 3], i);
            handler.add(address(marks), i);
        }
        for (uint256 i = 0; i < 4; ++i) {
            handler.add(address(v3), mintV3(alice, one, other, LIQUIDITY, -6000, 6000));
            handler.add(address(v4), mintV4(alice, key, uint128(LIQUIDITY), -6000, 6000));
        }
        liar = new HostileManager();
        liar.setFace(HostileManager.Face.V3);
        liar.mint(users[0], 1);
        bytes[] memory calls = new bytes[](4);
        calls[0] = abi.encodeCall(locker.withdraw, (1));
        calls[1] = abi.encodeCall(locker.collectFees, (1));
        calls[2] = abi.encodeCall(locker.lock, (address(liar), 1, address(liar), FOREVER));
        calls[3] = abi.encodeCall(locker.onERC721Received, (taker, taker, 1, abi.encode(taker, FOREVER)));
        liar.arm(address(locker), calls);
        handler.add(address(liar), 1);
        targetContract(address(handler));
        bytes4[] memory actions = new bytes4[](8);
        (actions[0], actions[1], actions[2]) =
        (handler.lock.selector, handler.withdraw.selector, handler.relock.selector);
        (actions[3], actions[4]) = (handler.handOver.selector, handler.nameReceiver.selector);
        (actions[5], actions[6], actions[7]) =
        (handler.collect.selector, handler.trade.selector, handler.seize.selector);
        targetSelector(FuzzSelector({addr: address(handler), selectors: actions}));
    }

    function invariant_P03_EveryLockHoldsItsNft() public view {
        for (uint256 id = 1; id <= locker.lockCount(); ++id) {
            INftLocker.Lock memory entry = locker.lockOf(id);
            if (entry.amount != 0) assertTrue(entry.held != handler.isSeized(id));
        }
    }

    function invariant_P38_WhatIsHeldBelongsToOneLock() public view {
        for (uint256 i = 0; i < handler.pieceCount(); ++i) {
            (address collection, uint256 nftId) = handler.pieces(i);
            uint256 id = locker.lockIdOf(collection, nftId);
            if (PlainNft(collection).ownerOf(nftId) == address(locker)) {
                assertEq(locker.lockOf(id).collection, collection);
                assertEq(locker.lockOf(id).nftId, nftId);
            } else {
                assertTrue(id == 0 || handler.isSeized(id));
            }
        }
    }

    function invariant_P02_UnlockTimesNeverFall() public view {
        assertFalse(handler.unlockFell());
        assertFalse(handler.leftEarly());
    }

    function invariant_P02_LiquidityOfALockNeverChanges() public view {
        for (uint256 id = 1; id <= locker.lockCount(); ++id) {
            if (locker.lockOf(id).held) assertEq(locker.poolOf(id).liquidity, handler.liquidityAtLock(id));
        }
    }

    /// @notice Users own nothing of the two tokens but fees, and keep what they get.
    function invariant_P03_FeesPaidAreWhatWasTold() public view {
        uint256[2] memory paid;
        for (uint256 i = 0; i < handler.userCount(); ++i) {
            paid[0] += one.balanceOf(handler.users(i));
            paid[1] += other.balanceOf(handler.users(i));
        }
        assertEq(paid[0], handler.told(0));
        assertEq(paid[1], handler.told(1));
    }

    function invariant_P04_TheLockerHasNoMoneyAndApprovesNobody() public view {
        assertEq(one.balanceOf(address(locker)) + other.balanceOf(address(locker)) + address(locker).balance, 0);
        for (uint256 i = 0; i < handler.userCount(); ++i) {
            assertFalse(marks.isApprovedForAll(address(locker), handler.users(i)));
        }
    }

    function invariant_ChangesOnlyGrow() public view {
        assertFalse(handler.changesFell());
    }

    function afterInvariant() public view {
        handler.report();
        if (handler.totalCalls() < 100) return;
        assertGe(handler.totalEffective() * 2, handler.totalCalls(), "fewer than half of the calls were effective");
    }
}
