// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INftLocker} from "../../src/lock/INftLocker.sol";
import {IV4PositionManager} from "../../src/venue/IV4PositionManager.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {AbiReader} from "../fixtures/AbiReader.sol";
import {HostileManager} from "./HostileManager.sol";
import {NftFixture} from "./NftFixture.sol";
import {IV3Manager} from "./PositionFixture.sol";

/// @notice A token that calls `target` whenever it moves, as its own owner of locks.
contract CallingToken is SoladyPeer {
    address private _target;
    bytes[] private _calls;
    bool private _inside;
    uint256 public attempts;
    uint256 public successes;

    constructor(address receiver) SoladyPeer(receiver, 1e30) {}

    function arm(address target, bytes[] memory calls) external {
        _target = target;
        for (uint256 i = 0; i < calls.length; ++i) {
            _calls.push(calls[i]);
        }
    }

    function _afterTokenTransfer(address, address, uint256) internal override {
        if (_target == address(0) || _inside) return;
        _inside = true;
        for (uint256 i = 0; i < _calls.length; ++i) {
            ++attempts;
            (bool ok,) = _target.call(_calls[i]);
            if (ok) ++successes;
        }
        _inside = false;
    }
}

/// @notice A hook of a V4 pool, or a subscriber of a position: calls `target` when liquidity is touched, then keeps all
/// the gas that it was given if it is told to.
contract CallingHook {
    address private _target;
    bytes private _call;
    uint256 public attempts;
    bool public reentered;
    bool public burnsGas;

    function arm(address target, bytes calldata call_) external {
        (_target, _call) = (target, call_);
    }

    function setBurnsGas() external {
        burnsGas = true;
    }

    function notifySubscribe(uint256, bytes calldata) external {}

    function notifyUnsubscribe(uint256) external {
        while (burnsGas) {}
    }

    fallback(bytes calldata) external returns (bytes memory) {
        ++attempts;
        (bool ok,) = _target.call(_call);
        reentered = reentered || ok;
        return abi.encode(msg.sig);
    }
}

/// @notice People who want what is locked.
contract NftLockerAttacksTest is NftFixture, AbiReader {
    /// @notice P-02: no function of the locker is anybody's but a lock owner's; there is no setter and no admin.
    function test_P02_ThereIsNoAdmin() public view {
        Writer[] memory writers = writersOf("out/NftLocker.sol/NftLocker.json");
        string[7] memory known = [
            "collectFees(uint256)",
            "lock(address,uint256,address,uint256)",
            "onERC721Received(address,address,uint256,bytes)",
            "relock(uint256,uint256)",
            "setFeeReceiver(uint256,address)",
            "transferOwnership(uint256,address)",
            "withdraw(uint256)"
        ];
        assertEq(writers.length, known.length, "a new writer needs a place here");
        for (uint256 i = 0; i < writers.length; ++i) {
            assertTrue(same(writers[i].signature, known[i]), writers[i].signature);
        }
    }

    /// @notice P-02: to the second, for any term and any NFT.
    function testFuzz_P02_NothingLeavesEarly(uint256 seconds_, uint256 early, uint256 nftId) public {
        seconds_ = bound(seconds_, 5 minutes, MAX_SECONDS);
        uint256 unlockAt = block.timestamp + seconds_;
        uint256 id = lockMark(alice, nftId, unlockAt);
        vm.warp(unlockAt - bound(early, 1, seconds_));
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_StillLocked.selector, id, unlockAt));
        locker.withdraw(id);
        vm.warp(unlockAt);
        locker.withdraw(id);
        assertEq(marks.ownerOf(nftId), alice);
    }

    /// @notice P-02: whoever brought a position in cannot take its liquidity out while it is locked, nor be allowed to.
    function test_P02_LiquidityStaysWhileLocked() public {
        (uint256 lockV3Id, uint256 v3Id) = lockV3(alice);
        IV4PositionManager.PoolKey memory key = newV4Pool(address(one), address(other), address(0));
        (uint256 lockV4Id, uint256 v4Id) = lockV4(alice, key);
        vm.startPrank(alice);
        vm.expectRevert("Not approved");
        v3.decreaseLiquidity(IV3Manager.DecreaseParams(v3Id, 1, 0, 0, block.timestamp));
        vm.expectRevert();
        v3.transferFrom(address(locker), alice, v3Id);
        vm.expectRevert();
        v3.approve(alice, v3Id);
        bytes memory decrease = decreaseV4(v4Id, key, 1, alice);
        vm.expectRevert();
        v4.modifyLiquidities(decrease, block.timestamp);
        vm.expectRevert();
        v4.approve(alice, v4Id);
        locker.collectFees(lockV3Id);
        locker.collectFees(lockV4Id);
        vm.stopPrank();
        assertGt(locker.poolOf(lockV3Id).liquidity, LIQUIDITY);
        assertEq(v4.getPositionLiquidity(v4Id), LIQUIDITY);
    }

    /// @notice P-02, P-05: nobody signs for the locker: neither exchange takes a permit for what it holds.
    function test_P05_NobodySignsForTheLocker() public {
        (, uint256 v3Id) = lockV3(alice);
        (, uint256 v4Id) = lockV4(alice, newV4Pool(address(one), address(other), address(0)));
        bytes memory signature = new bytes(65);
        (bool ok,) = address(v3)
            .call(
                abi.encodeWithSignature(
                    "permit(address,uint256,uint256,uint8,bytes32,bytes32)",
                    alice,
                    v3Id,
                    block.timestamp,
                    27,
                    bytes32(uint256(1)),
                    bytes32(uint256(1))
                )
            );
        assertFalse(ok);
        (ok,) = address(v4)
            .call(
                abi.encodeWithSignature(
                    "permit(address,uint256,uint256,uint256,bytes)", alice, v4Id, block.timestamp, 0, signature
                )
            );
        assertFalse(ok);
        (ok,) = address(v4)
            .call(
                abi.encodeWithSignature(
                    "permitForAll(address,address,bool,uint256,uint256,bytes)",
                    address(locker),
                    alice,
                    true,
                    block.timestamp,
                    0,
                    signature
                )
            );
        assertFalse(ok);
    }

    /// @notice P-03: a manager that answers for a position and calls every door back takes nothing of anybody.
    function test_P03_AHostileManagerHurtsItsOwnLocksOnly() public {
        (uint256 victim, uint256 nftId) = lockV3(alice);
        tradeV3(1e19);
        HostileManager nft = new HostileManager();
        HostileManager.Face[2] memory faces = [HostileManager.Face.V3, HostileManager.Face.V4];
        for (uint256 i = 0; i < faces.length; ++i) {
            nft.setFace(faces[i]);
            nft.mint(address(nft), i);
            nft.act(
                address(locker),
                abi.encodeCall(locker.lock, (address(nft), i, address(nft), block.timestamp + 5 minutes))
            );
            uint256 own = locker.lockCount();
            skip(5 minutes);
            nft.arm(address(locker), doors(victim, own, address(nft)));
            nft.act(address(locker), abi.encodeCall(locker.collectFees, (own)));
            nft.act(address(locker), abi.encodeCall(locker.withdraw, (own)));
        }
        assertGt(nft.attempts(), 20);
        assertEq(v3.ownerOf(nftId), address(locker));
        assertEq(locker.lockOf(victim).owner, alice);
        vm.prank(alice);
        (uint256 amount0,) = locker.collectFees(victim);
        assertGt(amount0, 0);
    }

    /// @notice P-03: a token of the pool that calls back while fees are paid gets nothing of it.
    function test_P03_AHookTokenGainsNothing() public {
        CallingToken hooked = new CallingToken(alice);
        vm.prank(alice);
        hooked.transfer(address(trader), 1e26);
        uint256 nftId = mintV3(alice, hooked, other, LIQUIDITY, -6000, 6000);
        uint256 id = lockNft(address(v3), nftId, alice, block.timestamp + 30 days);
        // The token owns a lock whose time has come.
        marks.mint(address(hooked), 1);
        vm.startPrank(address(hooked));
        marks.approve(address(locker), 1);
        uint256 own = locker.lock(address(marks), 1, address(hooked), block.timestamp + 5 minutes);
        vm.stopPrank();
        skip(5 minutes);
        address pool = locker.poolOf(id).poolAddress;
        (address token0, address token1) = (locker.poolOf(id).token0, locker.poolOf(id).token1);
        trader.tradeV3(pool, token0, token1, true, 1e19);
        trader.tradeV3(pool, token0, token1, false, 1e19);

        hooked.arm(address(locker), doors(id, own, address(hooked)));
        INftLocker.Pool memory before = locker.poolOf(id);
        (uint256 had0, uint256 had1) = balances(alice, before);
        vm.prank(alice);
        (uint256 amount0, uint256 amount1) = locker.collectFees(id);
        (uint256 has0, uint256 has1) = balances(alice, before);
        assertGt(hooked.attempts(), 0);
        assertEq(has0 - had0, amount0);
        assertEq(has1 - had1, amount1);
        assertEq(v3.ownerOf(nftId), address(locker));
        assertEq(locker.poolOf(id).liquidity, before.liquidity);
    }

    /// @notice P-03: nor does the hook of a V4 pool.
    function test_P03_AV4HookGainsNothing() public {
        // The lowest 14 bits of a hook's address say what it hears: here, before liquidity is taken out.
        address hook = address(uint160(uint256(keccak256("hook")) & ~uint256(0x3fff)) | 0x0200);
        deployCodeTo("NftLockerAttacks.t.sol:CallingHook", hook);
        IV4PositionManager.PoolKey memory key = newV4Pool(address(one), address(other), hook);
        (uint256 id, uint256 nftId) = lockV4(alice, key);
        tradeV4(key, 1e19);
        vm.startPrank(alice);
        locker.transferOwnership(id, hook);
        vm.stopPrank();
        CallingHook(payable(hook)).arm(address(locker), abi.encodeCall(locker.collectFees, (id)));
        uint256 before = one.balanceOf(hook);
        vm.prank(hook);
        (uint256 amount0,) = locker.collectFees(id);
        assertGt(CallingHook(payable(hook)).attempts(), 0);
        assertFalse(CallingHook(payable(hook)).reentered());
        assertEq(one.balanceOf(hook) - before, amount0);
        assertEq(v4.ownerOf(nftId), address(locker));
    }

    /// @notice A subscriber of a V4 position is told when it comes in, and can hold up nothing.
    function test_P03_ASubscriberHoldsUpNothing() public {
        IV4PositionManager.PoolKey memory key = newV4Pool(address(one), address(other), address(0));
        uint256 nftId = mintV4(alice, key, uint128(LIQUIDITY), -600, 600);
        CallingHook subscriber = new CallingHook();
        vm.prank(alice);
        v4.subscribe(nftId, address(subscriber), "");
        subscriber.setBurnsGas();
        uint256 id = lockNft(address(v4), nftId, alice, block.timestamp + 1 days);
        tradeV4(key, 1e19);
        vm.startPrank(alice);
        locker.collectFees(id);
        skip(1 days);
        locker.withdraw(id);
        assertEq(v4.ownerOf(nftId), alice);
    }

    /// @notice P-04: the locker never approves anybody.
    function test_P04_NoApprovalIsGiven() public {
        (uint256 id, uint256 nftId) = lockV3(alice);
        tradeV3(1e19);
        vm.startPrank(alice);
        locker.setFeeReceiver(id, bob);
        locker.collectFees(id);
        vm.stopPrank();
        address[4] memory others = [alice, bob, address(v3), address(this)];
        for (uint256 i = 0; i < others.length; ++i) {
            assertFalse(marks.isApprovedForAll(address(locker), others[i]));
            (, bytes memory all) =
                address(v3).staticcall(abi.encodeCall(marks.isApprovedForAll, (address(locker), others[i])));
            assertFalse(abi.decode(all, (bool)));
            assertEq(one.allowance(address(locker), others[i]), 0);
        }
        (, bytes memory approved) = address(v3).staticcall(abi.encodeCall(marks.getApproved, (nftId)));
        assertEq(abi.decode(approved, (address)), address(0));
    }

    /// @notice Somebody who has allowed the locker everything loses nothing by it.
    function test_P02_AnApprovalOfTheLockerIsNobodyElses() public {
        marks.mint(alice, 7);
        vm.prank(alice);
        marks.setApprovalForAll(address(locker), true);
        vm.expectRevert(abi.encodeWithSelector(INftLocker.NftLocker_NotNftOwner.selector, address(marks), 7, alice));
        vm.prank(bob);
        locker.lock(address(marks), 7, bob, block.timestamp + 5 minutes);
    }

    /// @notice What pretends to be an NFT and is a token moves nothing.
    function test_P02_ATokenIsNoNft() public {
        vm.startPrank(alice);
        one.approve(address(locker), type(uint256).max);
        vm.expectPartialRevert(INftLocker.NftLocker_NotNftOwner.selector);
        locker.lock(address(one), 1e18, alice, block.timestamp + 1 days);
        vm.expectPartialRevert(INftLocker.NftLocker_NotNftOwner.selector);
        locker.lock(address(locker), 1, alice, block.timestamp + 1 days);
    }

    /// @notice Gas of one lock does not depend on how many there are.
    function test_Lock_CostsTheSameAmongManyLocks() public {
        lockMark(alice, 1, FOREVER);
        uint256 few = costOf(2);
        for (uint256 i = 0; i < 300; ++i) {
            lockMark(bob, 1000 + i, FOREVER);
        }
        assertApproxEqRel(costOf(3), few, 0.01e18);
    }

    function costOf(uint256 nftId) private returns (uint256 gas) {
        marks.mint(carol, nftId);
        vm.startPrank(carol);
        marks.approve(address(locker), nftId);
        gas = gasleft();
        locker.lock(address(marks), nftId, carol, block.timestamp + 1 days);
        gas -= gasleft();
        vm.stopPrank();
    }

    function doors(uint256 victim, uint256 own, address attacker) private view returns (bytes[] memory calls) {
        calls = new bytes[](9);
        calls[0] = abi.encodeCall(locker.withdraw, (victim));
        calls[1] = abi.encodeCall(locker.withdraw, (own));
        calls[2] = abi.encodeCall(locker.collectFees, (victim));
        calls[3] = abi.encodeCall(locker.collectFees, (own));
        calls[4] = abi.encodeCall(locker.transferOwnership, (victim, attacker));
        calls[5] = abi.encodeCall(locker.setFeeReceiver, (victim, attacker));
        calls[6] = abi.encodeCall(locker.relock, (victim, FOREVER));
        calls[7] = abi.encodeCall(locker.lock, (address(v3), 1, attacker, block.timestamp + 5 minutes));
        calls[8] = abi.encodeCall(locker.onERC721Received, (attacker, attacker, 1, abi.encode(attacker, FOREVER)));
    }
}
