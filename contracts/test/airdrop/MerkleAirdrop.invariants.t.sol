// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMerkleAirdrop} from "../../src/airdrop/IMerkleAirdrop.sol";
import {MerkleAirdrop} from "../../src/airdrop/MerkleAirdrop.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";
import {OddToken} from "../lock/TokenLockerTokens.sol";
import {MerkleFixture} from "./MerkleFixture.sol";
import {PublicTree} from "./PublicTree.sol";

/// @notice Everything that can happen to two airdrops of one list: all at the start, and released over a time.
contract MerkleAirdropHandler is EffectiveCalls {
    MerkleAirdrop[2] public drops;
    OddToken public immutable token;
    address private immutable _owner;
    IMerkleAirdrop.Entry[] private _entries;
    bytes32[] private _tree;
    /// @dev By airdrop: what came in besides the first filling, and what its owner took.
    uint256[2] public recharged;
    uint256[2] public taken;
    mapping(uint256 drop => mapping(uint256 index => uint256 amount)) public paidTo;
    mapping(uint256 drop => mapping(uint256 index => uint256 amount)) private _released;
    bool public releaseFell;
    bool public ownerTookInside;
    bool public paidAnother;
    bool public strangerWasPaid;

    constructor(MerkleAirdrop[2] memory drops_, OddToken token_, address owner_) {
        (drops, token, _owner) = (drops_, token_, owner_);
    }

    function setUp(IMerkleAirdrop.Entry[] memory entries, bytes32[] memory tree) external {
        for (uint256 i = 0; i < entries.length; ++i) {
            _entries.push(entries[i]);
        }
        _tree = tree;
    }

    function claim(uint256 seed, address caller) external counted("claim") {
        (uint256 at, MerkleAirdrop drop) = choose(seed);
        IMerkleAirdrop.Entry memory e = _entries[(seed >> 8) % _entries.length];
        if (drop.status() != 1) return;
        // What its owner emptied before the start pays what came in since.
        uint256 due = payable_(at, e);
        if (due == 0 || due > drop.tokensLeft()) return;
        uint256 before = token.balanceOf(e.account);
        vm.prank(caller);
        uint256 paid = drop.claim(e.index, e.account, e.amount, PublicTree.prove(_tree, e));
        paidTo[at][e.index] += paid;
        paidAnother = paidAnother || token.balanceOf(e.account) != before + paid;
        watch();
        done("claim");
    }

    function claimMany(uint256 seed) external counted("claimMany") {
        (uint256 at, MerkleAirdrop drop) = choose(seed);
        if (drop.status() != 1) return;
        IMerkleAirdrop.Entry[] memory list = new IMerkleAirdrop.Entry[](4);
        bytes32[][] memory proofs = new bytes32[][](4);
        for (uint256 i = 0; i < 4; ++i) {
            // The last is the first again.
            list[i] = _entries[(seed >> 8 * (i % 3 + 1)) % _entries.length];
            proofs[i] = PublicTree.prove(_tree, list[i]);
        }
        uint256 most = 0;
        for (uint256 i = 0; i < 4; ++i) {
            most += payable_(at, list[i]);
        }
        if (most > drop.tokensLeft()) return;
        uint256 expected = 0;
        for (uint256 i = 0; i < 4; ++i) {
            uint256 part = payable_(at, list[i]);
            paidTo[at][list[i].index] += part;
            expected += part;
        }
        paidAnother = paidAnother || drop.claimMany(list, proofs) != expected;
        watch();
        done("claimMany");
    }

    function claimAsStranger(uint256 seed, address stranger, uint256 amount) external counted("claimAsStranger") {
        (, MerkleAirdrop drop) = choose(seed);
        IMerkleAirdrop.Entry memory e = _entries[(seed >> 8) % _entries.length];
        if (stranger == e.account && amount == e.amount) return;
        bytes32[] memory proof = PublicTree.prove(_tree, e);
        (bool ok,) = address(drop).call(abi.encodeCall(drop.claim, (e.index, stranger, amount, proof)));
        strangerWasPaid = strangerWasPaid || ok;
        done("claimAsStranger");
    }

    function withdrawLeft(uint256 seed) external counted("withdrawLeft") {
        (uint256 at, MerkleAirdrop drop) = choose(seed);
        bool isInside = drop.status() == 1;
        // Seldom before the start: what is emptied then has little left to show.
        if (drop.status() == 0 && seed >> 8 & 7 != 0) return;
        vm.prank(_owner);
        (bool ok, bytes memory answer) = address(drop).call(abi.encodeCall(drop.withdrawLeft, ()));
        ownerTookInside = ownerTookInside || ok && isInside;
        if (ok) taken[at] += abi.decode(answer, (uint256));
        if (ok || isInside) done("withdrawLeft");
    }

    function recharge(uint256 seed, uint256 amount) external counted("recharge") {
        (uint256 at, MerkleAirdrop drop) = choose(seed);
        amount = _bound(amount, 1, 1e18);
        token.mint(address(this), amount);
        if (seed & 256 == 0) {
            token.approve(address(drop), amount);
            drop.recharge(amount);
        } else {
            token.transfer(address(drop), amount);
        }
        recharged[at] += amount;
        done("recharge");
    }

    function wait(uint256 seconds_) external counted("wait") {
        vm.warp(block.timestamp + _bound(seconds_, 0, 10 days));
        watch();
        done("wait");
    }

    function entryCount() external view returns (uint256) {
        return _entries.length;
    }

    function entryAt(uint256 index) external view returns (IMerkleAirdrop.Entry memory) {
        return _entries[index];
    }

    /// @dev What an entry may have now, told by this book and not by the airdrop's.
    function payable_(uint256 at, IMerkleAirdrop.Entry memory e) private view returns (uint256) {
        return drops[at].releasedOf(e.amount) - paidTo[at][e.index];
    }

    function watch() private {
        for (uint256 at = 0; at < 2; ++at) {
            for (uint256 i = 0; i < _entries.length; ++i) {
                uint256 released = drops[at].releasedOf(_entries[i].amount);
                releaseFell = releaseFell || released < _released[at][i] || released > _entries[i].amount;
                _released[at][i] = released;
            }
        }
    }

    function choose(uint256 seed) private view returns (uint256 at, MerkleAirdrop drop) {
        at = seed % 2;
        return (at, drops[at]);
    }
}

/// forge-config: full.invariant.runs = 48
/// forge-config: full.invariant.depth = 150
contract MerkleAirdropInvariants is MerkleFixture {
    MerkleAirdropHandler private handler;
    MerkleAirdrop[2] private drops;

    function setUp() public override {
        super.setUp();
        delete entries;
        listTotal = 0;
        for (uint256 i = 0; i < 9; ++i) {
            entries.push(IMerkleAirdrop.Entry(i * 97, address(uint160(0x2000 + i)), (i + 1) * 1e18 + 7 * i + 1));
            listTotal += entries[i].amount;
        }
        tree = PublicTree.build(entries);
        drops = [createClaims(ALL_BPS, 0), createClaims(FIRST_BPS, RELEASE_SECONDS)];
        handler = new MerkleAirdropHandler(drops, newToken, project);
        handler.setUp(entries, tree);
        // Before the window there is little to do.
        vm.warp(startTime - 1 hours);
        targetContract(address(handler));
        bytes4[] memory actions = new bytes4[](6);
        (actions[0], actions[1], actions[2]) =
        (handler.claim.selector, handler.claimMany.selector, handler.claimAsStranger.selector);
        (actions[3], actions[4], actions[5]) =
        (handler.withdrawLeft.selector, handler.recharge.selector, handler.wait.selector);
        targetSelector(FuzzSelector({addr: address(handler), selectors: actions}));
    }

    function invariant_P33_WhatWasPaidCameFromThePool() public view {
        for (uint256 at = 0; at < 2; ++at) {
            uint256 came = listTotal + handler.recharged(at);
            assertEq(paidBy(at) + handler.taken(at) + drops[at].tokensLeft(), came);
            assertLe(paidBy(at), came);
        }
    }

    function invariant_P32_NobodyIsPaidTwice() public view {
        for (uint256 at = 0; at < 2; ++at) {
            for (uint256 i = 0; i < handler.entryCount(); ++i) {
                IMerkleAirdrop.Entry memory e = handler.entryAt(i);
                assertLe(handler.paidTo(at, e.index), e.amount);
                assertEq(drops[at].claimedOf(e.index, e.amount), handler.paidTo(at, e.index));
            }
        }
    }

    function invariant_P32_ReleasesNeverFallNorPassTheirAmount() public view {
        assertFalse(handler.releaseFell());
        for (uint256 at = 0; at < 2; ++at) {
            for (uint256 i = 0; i < handler.entryCount(); ++i) {
                IMerkleAirdrop.Entry memory e = handler.entryAt(i);
                if (block.timestamp >= startTime + RELEASE_SECONDS) assertEq(drops[at].releasedOf(e.amount), e.amount);
                assertLe(handler.paidTo(at, e.index), drops[at].releasedOf(e.amount));
            }
        }
    }

    function invariant_P33_OwnerTakesNothingInsideTheWindow() public view {
        assertFalse(handler.ownerTookInside());
    }

    function invariant_EveryPaymentGoesToItsAccount() public view {
        assertFalse(handler.paidAnother());
        for (uint256 i = 0; i < handler.entryCount(); ++i) {
            IMerkleAirdrop.Entry memory e = handler.entryAt(i);
            assertEq(newToken.balanceOf(e.account), handler.paidTo(0, e.index) + handler.paidTo(1, e.index));
        }
    }

    function invariant_P15_StrangersAreNotPaid() public view {
        assertFalse(handler.strangerWasPaid());
    }

    /// @notice Nothing stuck: while it runs, whoever is owed by a pool that nobody emptied is paid by a call of anybody.
    function invariant_P38_APoolThatNobodyEmptiedPaysEverybody() public {
        uint256 snapshot = vm.snapshotState();
        for (uint256 at = 0; at < 2; ++at) {
            if (drops[at].status() != 1 || handler.taken(at) != 0) continue;
            assertGe(drops[at].tokensLeft(), listTotal - paidBy(at));
            vm.warp(drops[at].endTime() - 1);
            for (uint256 i = 0; i < entries.length; ++i) {
                if (handler.paidTo(at, entries[i].index) == entries[i].amount) continue;
                claim(drops[at], i);
                assertEq(drops[at].claimedOf(entries[i].index, entries[i].amount), entries[i].amount);
            }
        }
        assertTrue(vm.revertToState(snapshot));
    }

    function paidBy(uint256 at) private view returns (uint256 paid) {
        for (uint256 i = 0; i < handler.entryCount(); ++i) {
            paid += handler.paidTo(at, handler.entryAt(i).index);
        }
    }

    function afterInvariant() public view {
        handler.report();
        if (handler.totalCalls() < 100) return;
        assertGe(handler.totalEffective() * 2, handler.totalCalls(), "fewer than half of the calls were effective");
    }
}
