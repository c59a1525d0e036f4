// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILiquidityLocker} from "../../src/lock/ILiquidityLocker.sol";
import {INftLocker} from "../../src/lock/INftLocker.sol";
import {ITokenLocker} from "../../src/lock/ITokenLocker.sol";
import {LockerFixture} from "./LockerFixture.sol";
import {NftFixture} from "./NftFixture.sol";
import {StatedStorage} from "./StatedStorage.sol";
import {OddToken} from "./TokenLockerTokens.sol";
import {TokenLockerFixture} from "./TokenLockerFixture.sol";

/// @notice A certificate proves these words against a block header. They are read here as `ITokenLocker` states
/// them, and nothing is written anywhere else.
contract TokenLockerStorageTest is TokenLockerFixture, StatedStorage {
    function testFuzz_Storage_TokenLocksLieWhereTheInterfaceSays(uint256 seed, uint112 amount) public {
        amount = uint112(bound(amount, 1000, HELD_EACH / 4));
        vm.record();
        uint256 cliffAt = block.timestamp + bound(seed, 1 days, 900 days);
        ITokenLocker.Options memory options = stepped(cliffAt, 2000, 1 + seed % 1e6, 4000);
        (options.rebasing, options.migratable) = (seed & 1 != 0, seed & 2 != 0);
        uint256 id = lockFor(alice, amount, cliffAt + 2 * (1 + seed % 1e6), options);
        lockFor(bob, amount, seed & 4 != 0 ? FOREVER : cliffAt, migratable());
        lockFor(carol, amount, cliffAt, rebasing());
        OddToken first = token;
        token = newToken();
        token.mint(alice, 1 << 111);
        // Its sum has more than 93 bits.
        lockFor(alice, (1 << 110) + seed % 1e30, cliffAt);
        vm.warp(cliffAt);
        vm.startPrank(alice);
        locker.setOperator(carol, true);
        locker.withdrawReleased(id);
        locker.split(id, locker.lockOf(id).units / 3);
        locker.relock(id, cliffAt + 4 * (1 + seed % 1e6) + 1 days);
        locker.transferOwnership(id, bob);
        vm.stopPrank();

        assertEq(plainWord(address(locker), 0), locker.lockCount());
        assertEq(plainWord(address(locker), 1), locker.assetCount());
        uint256[] memory sums = new uint256[](locker.assetCount() + 1);
        for (uint256 i = 1; i <= locker.lockCount(); ++i) {
            uint256 asset = assertLockAsStated(i);
            sums[asset] += locker.lockOf(i).units;
        }
        for (uint256 n = 1; n < sums.length; ++n) {
            assertAssetAsStated(n, sums[n]);
        }
        assertEq(nestedWord(address(locker), uint160(alice), uint160(carol), 9), 1);
        assertEq(nestedWord(address(locker), uint160(bob), uint160(carol), 9), 0);
        assertTrue(locker.isOperator(alice, carol));
        assertNothingElseWasWritten(address(locker));
        assertEq(locker.lockedOf(address(token)), (1 << 110) + seed % 1e30);
        assertGt(locker.lockedOf(address(first)), 0);
    }

    function assertLockAsStated(uint256 id) private returns (uint256 asset) {
        ITokenLocker.Lock memory entry = locker.lockOf(id);
        uint256 word = mappedWord(address(locker), id, 2);
        assertEq(addressOf(word), entry.owner, "owner");
        assertEq(bitsOf(word, 160, 40), entry.unlockAt, "unlockAt");
        assertEq(bitsOf(word, 200, 40), entry.lockedAt, "lockedAt");
        uint256 flags = (entry.rebasing ? 1 : 0) | (entry.migratable ? 2 : 0) | (entry.schedule.cliffAt != 0 ? 4 : 0);
        assertEq(bitsOf(word, 240, 16), flags, "flags");
        word = mappedWord(address(locker), id, 3);
        assertEq(bitsOf(word, 0, 112), entry.units, "units");
        assertEq(bitsOf(word, 112, 112), entry.initialUnits, "initialUnits");
        asset = bitsOf(word, 224, 32);
        assertEq(addressOf(mappedWord(address(locker), asset, 4)), entry.token, "token");
        word = mappedWord(address(locker), id, 5);
        assertEq(bitsOf(word, 0, 40), entry.schedule.cliffAt, "cliffAt");
        assertEq(bitsOf(word, 40, 16), entry.schedule.firstBps, "firstBps");
        assertEq(bitsOf(word, 56, 40), entry.schedule.cycleSeconds, "cycleSeconds");
        assertEq(bitsOf(word, 96, 160), entry.schedule.cycleBps, "cycleBps and nothing above it");
    }

    function assertAssetAsStated(uint256 n, uint256 sum) private {
        uint256 word = mappedWord(address(locker), n, 4);
        uint256 carry = mappedWord(address(locker), n, 6);
        bool isRebasing = locker.custodyOf(n) != address(locker);
        assertEq(addressOf(word), locker.solvencyPage(n - 1, 1)[0].asset);
        assertEq(bitsOf(word, 160, 93) | carry << 93, sum, "sum");
        assertEq(bitsOf(word, 253, 3), (isRebasing ? 1 : 0) | (carry == 0 ? 0 : 2), "flags of the asset");
        uint256 key = uint160(word) | (isRebasing ? 1 << 253 : 0);
        assertEq(mappedWord(address(locker), key, 7), n, "number");
        assertEq(addressOf(mappedWord(address(locker), n, 8)), isRebasing ? locker.custodyOf(n) : address(0), "vault");
    }
}

/// @notice The same of `ILiquidityLocker`.
contract LiquidityLockerStorageTest is LockerFixture, StatedStorage {
    function testFuzz_Storage_LiquidityLocksLieWhereTheInterfaceSays(uint96 amount, uint256 seconds_, bool forEver)
        public
    {
        amount = uint96(bound(amount, 10, 1e23));
        vm.record();
        uint256 unlockAt = block.timestamp + bound(seconds_, 5 minutes, 1000 days);
        uint256 id = lockFor(alice, amount, unlockAt);
        lockFor(bob, amount, forEver ? FOREVER : unlockAt + 7);
        incrementBy(carol, id, amount / 2);
        lp = newPool();
        lockFor(carol, amount, unlockAt);
        vm.startPrank(alice);
        locker.split(id, amount / 3);
        locker.relock(id, unlockAt + 1);
        vm.warp(unlockAt + 1);
        locker.withdraw(id, 1 + amount / 10);
        locker.transferOwnership(id, bob);
        vm.stopPrank();

        assertEq(plainWord(address(locker), 0), locker.lockCount());
        assertEq(plainWord(address(locker), 1), locker.lpTokenCount());
        uint256[] memory sums = new uint256[](locker.lpTokenCount() + 1);
        for (uint256 i = 1; i <= locker.lockCount(); ++i) {
            uint256 asset = assertLockAsStated(i);
            sums[asset] += locker.lockOf(i).amount;
        }
        for (uint256 n = 1; n < sums.length; ++n) {
            uint256 word = mappedWord(address(locker), n, 4);
            assertEq(bitsOf(word, 160, 96), sums[n], "sum");
            assertEq(locker.lockedOf(addressOf(word)), sums[n]);
            assertEq(mappedWord(address(locker), uint160(word), 5), n, "number");
        }
        assertNothingElseWasWritten(address(locker));
    }

    function assertLockAsStated(uint256 id) private returns (uint256 asset) {
        ILiquidityLocker.Lock memory entry = locker.lockOf(id);
        uint256 terms = mappedWord(address(locker), id, 2);
        uint256 content = mappedWord(address(locker), id, 3);
        assertEq(addressOf(terms), entry.owner, "owner");
        assertEq(bitsOf(terms, 160, 40), entry.unlockAt, "unlockAt");
        assertEq(bitsOf(terms, 200, 40), entry.lockedAt, "lockedAt");
        assertEq(bitsOf(content, 0, 96), entry.amount, "amount");
        assertEq(bitsOf(content, 96, 96), entry.initialAmount, "initialAmount");
        assertEq(bitsOf(terms, 240, 16) + bitsOf(content, 224, 32), entry.changes, "changes");
        asset = bitsOf(content, 192, 32);
        assertEq(addressOf(mappedWord(address(locker), asset, 4)), entry.lpToken, "lpToken");
    }
}

/// @notice The same of `INftLocker`.
contract NftLockerStorageTest is NftFixture, StatedStorage {
    /// @dev Of Solady's ReentrancyGuard.
    uint256 private constant GUARD = 0x929eee149b4bd21268;

    /// forge-config: default.fuzz.runs = 128
    function testFuzz_Storage_NftLocksLieWhereTheInterfaceSays(uint256 nftId, uint256 seconds_, bool forEver) public {
        vm.record();
        uint256 unlockAt = block.timestamp + bound(seconds_, 5 minutes, 1000 days);
        uint256 id = lockMark(alice, nftId, forEver ? FOREVER : unlockAt);
        (uint256 position,) = lockV3(bob);
        lockV4(alice, newV4Pool(address(one), address(other), address(0)));
        uint256 ended = lockMark(alice, ~nftId, unlockAt);
        vm.prank(bob);
        locker.setFeeReceiver(position, carol);
        vm.startPrank(alice);
        locker.transferOwnership(id, bob);
        vm.warp(unlockAt);
        locker.withdraw(ended);
        vm.stopPrank();

        assertEq(plainWord(address(locker), 0), locker.lockCount());
        for (uint256 i = 1; i <= locker.lockCount(); ++i) {
            assertLockAsStated(i);
        }
        assertEq(nestedWord(address(locker), uint160(address(marks)), ~nftId, 3), 0);
        plainWord(address(locker), GUARD);
        assertNothingElseWasWritten(address(locker));
    }

    function assertLockAsStated(uint256 id) private {
        INftLocker.Lock memory entry = locker.lockOf(id);
        uint256 word = mappedWord(address(locker), id, 1);
        assertEq(addressOf(word), entry.owner, "owner");
        assertEq(bitsOf(word, 160, 40), entry.unlockAt, "unlockAt");
        assertEq(bitsOf(word, 200, 40), entry.lockedAt, "lockedAt");
        assertEq(bitsOf(word, 240, 16), entry.changes, "changes");
        word = mappedWord(address(locker), id, 2);
        assertEq(addressOf(word), entry.collection, "collection");
        assertEq(bitsOf(word, 160, 8), uint256(entry.kind), "kind");
        assertEq(mappedWord(address(locker), id, 2, 1), entry.nftId, "nftId");
        address receiver = addressOf(mappedWord(address(locker), id, 4));
        assertEq(receiver == address(0) ? entry.owner : receiver, entry.feeReceiver, "feeReceiver");
        if (entry.collection == address(0)) return;
        assertEq(nestedWord(address(locker), uint160(entry.collection), entry.nftId, 3), id, "holder");
    }
}
