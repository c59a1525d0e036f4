// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "solady/auth/Ownable.sol";
import {ISolvency} from "../../src/ISolvency.sol";
import {IAccountRules} from "../../templates/token/IAccountRules.sol";
import {ITaxedBase} from "../../templates/token/ITaxedBase.sol";
import {INftDividends} from "../../templates/token/INftDividends.sol";
import {NftDividendToken} from "../../templates/token/NftDividendToken.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {NftLocker} from "../../src/lock/NftLocker.sol";
import {IQuote} from "../../templates/venue/IQuote.sol";
import {DividendFixture} from "../fixtures/DividendFixture.sol";
import {HostileNft} from "../fixtures/HostileNft.sol";
import {IWrappedNative} from "../fixtures/VenueFixture.sol";

/// @notice Template 8 as a collection's owners meet it.
abstract contract NftDividendsBehaviour is DividendFixture {
    NftDividendToken internal token;

    function setUp() public virtual override {
        super.setUp();
        token = create(dividendArrays(NFT_TEMPLATE, draft8()), "first");
        launchWithPool(TaxedToken(address(token)));
        for (uint256 id = 1; id <= 4; ++id) {
            nft.mint(id % 2 == 0 ? carol : bob, id);
        }
    }

    // Constructor

    function test_Constructor_SetsTerms() public view {
        (address collection, uint256 perNft, uint256 interval, uint256 trigger, bool accounted) = token.nftTerms();
        assertEq(collection, address(nft));
        assertEq(perNft, PER_NFT);
        assertEq(trigger, TRIGGER);
        assertFalse(accounted);
        (uint256 threshold, uint256 intervalBlocks) = token.dividendTerms();
        assertEq(threshold, 0);
        assertEq(interval, 1);
        assertEq(intervalBlocks, 1);
        assertEq(token.dividendToken(), wrappedNative);
        assertEq(token.capabilities() & (1 << 10), 1 << 10);
    }

    function test_RevertWhen_CreatedWithWrongTerms() public {
        bytes4 outOfRange = INftDividends.Token_DividendIntervalOutOfRange.selector;
        uint256 most = type(uint112).max;
        expectNumberRefused(18, 0, abi.encodeWithSelector(INftDividends.Token_PerNftDividendZero.selector));
        bytes4 tooHigh = INftDividends.Token_PerNftDividendTooHigh.selector;
        expectNumberRefused(18, most + 1, abi.encodeWithSelector(tooHigh, most + 1, most));
        expectNumberRefused(19, 0, abi.encodeWithSelector(outOfRange, 0, 100_000));
        expectNumberRefused(19, 100_001, abi.encodeWithSelector(outOfRange, 100_001, 100_000));
        tooHigh = INftDividends.Token_DividendTriggerTooHigh.selector;
        expectNumberRefused(20, most + 1, abi.encodeWithSelector(tooHigh, most + 1, most));
    }

    function test_Constructor_AcceptsLimits() public {
        Arrays memory a = dividendArrays(NFT_TEMPLATE, draft8());
        (a.numbers[18], a.numbers[19], a.numbers[20]) = (type(uint112).max, 100_000, type(uint112).max);
        create(a, "most");
        (a.numbers[18], a.numbers[19], a.numbers[20]) = (1, 1, 0);
        create(a, "least");
    }

    function test_RevertWhen_CollectionIsUnusable() public {
        Arrays memory a = dividendArrays(NFT_TEMPLATE, draft8());
        address[3] memory others = [bob, address(reward), wrappedNative];
        for (uint256 i = 0; i < others.length; ++i) {
            a.addresses[5] = others[i];
            bytes memory reason = abi.encodeWithSelector(INftDividends.Token_NftUnusable.selector, others[i]);
            expectCreationRefused(NFT_TEMPLATE, a, reason);
        }
    }

    // claimNftDividends

    function test_Claim_PaysTheOwners() public {
        token.activateNfts(ids(1, 2));
        feed();
        nextBlocks(1);
        token.distribute();
        uint256 pending = token.pendingNftDividend(1);
        assertGt(pending, 0);
        vm.expectEmit(address(token));
        emit INftDividends.NftDividendPaid(1, bob, pending);
        token.claimNftDividends(ids(1, 2));
        assertEq(IQuote(wrappedNative).balanceOf(bob), pending);
        assertEq(IQuote(wrappedNative).balanceOf(carol), pending);
        (, uint256 paid,) = token.dividendTotals();
        assertEq(paid, 2 * pending);
    }

    function test_P30_RepeatedIdCountsOnce() public {
        token.activateNfts(ids(1, 1));
        (bool active, uint256 count) = token.nftState(1);
        assertTrue(active);
        assertEq(count, 1);
        feed();
        nextBlocks(1);
        token.distribute();
        uint256 pending = token.pendingNftDividend(1);
        token.claimNftDividends(ids(1, 1));
        assertEq(IQuote(wrappedNative).balanceOf(bob), pending);
    }

    function test_Claim_ActivatesAndPaysNothingForEarlierPayouts() public {
        token.activateNfts(ids(1));
        feed();
        nextBlocks(1);
        vm.expectEmit(address(token));
        emit INftDividends.NftActivated(2);
        token.claimNftDividends(ids(2));
        assertEq(token.pendingNftDividend(2), 0);
        assertGt(token.pendingNftDividend(1), 0);
    }

    function test_RevertWhen_NothingToClaim() public {
        vm.expectRevert(INftDividends.Token_NothingToClaim.selector);
        token.claimNftDividends(ids(77));
        token.activateNfts(ids(1));
        vm.expectRevert(INftDividends.Token_NothingToClaim.selector);
        token.claimNftDividends(ids(1));
        vm.expectRevert(INftDividends.Token_NothingToClaim.selector);
        token.claimNftDividends(new uint256[](0));
    }

    function test_Claim_PassesOverListedIds() public {
        earn();
        setListed(1, true);
        assertTrue(token.isNftBlacklisted(1));
        uint256 kept = token.pendingNftDividend(1);
        token.claimNftDividends(ids(1, 2));
        assertEq(IQuote(wrappedNative).balanceOf(bob), 0);
        setListed(1, false);
        token.claimNftDividends(ids(1));
        assertEq(IQuote(wrappedNative).balanceOf(bob), kept);
    }

    function test_Claim_PassesOverListedOwners() public {
        earn();
        address[] memory accounts = new address[](1);
        accounts[0] = bob;
        vm.prank(alice);
        IAccountRules(address(token)).setBlacklist(accounts, true);
        uint256 kept = token.pendingNftDividend(1);
        token.claimNftDividends(ids(1, 2));
        assertEq(IQuote(wrappedNative).balanceOf(bob), 0);
        assertEq(token.pendingNftDividend(1), kept);
        vm.prank(alice);
        IAccountRules(address(token)).setBlacklist(accounts, false);
        token.claimNftDividends(ids(1));
        assertEq(IQuote(wrappedNative).balanceOf(bob), kept);
    }

    function test_Claim_PaysWhoeverOwnsTheNftNow() public {
        earn();
        uint256 pending = token.pendingNftDividend(1);
        nft.mint(treasury, 1);
        token.claimNftDividends(ids(1));
        assertEq(IQuote(wrappedNative).balanceOf(treasury), pending);
    }

    /// @notice P-42: an NFT in the platform's locker, or in another contract that does not ask, keeps what it has earned
    /// until it comes out. The honest owner beside it is paid.
    function test_P42_LockedNftKeepsItsDividends() public {
        earn();
        uint256 pending = token.pendingNftDividend(1);
        address locker = address(new NftLocker());
        nft.mint(locker, 1);
        vm.prank(treasury);
        token.claimNftDividends(ids(1, 2));
        assertEq(IQuote(wrappedNative).balanceOf(locker), 0);
        assertEq(IQuote(wrappedNative).balanceOf(carol), pending, "the other owner");
        assertEq(token.pendingNftDividend(1), pending);
        vm.expectRevert(INftDividends.Token_NothingToClaim.selector);
        token.claimNftDividends(ids(1));
        // After the lock its owner is paid.
        nft.mint(bob, 1);
        token.claimNftDividends(ids(1));
        assertEq(IQuote(wrappedNative).balanceOf(bob), pending);
    }

    /// @notice The quote refuses one owner: the others are paid, and nothing of his is lost.
    function test_P23_UnpayableOwnerBlocksNobody() public {
        earn();
        uint256 pending = token.pendingNftDividend(1);
        bytes memory payment = abi.encodeWithSignature("transfer(address,uint256)", bob, pending);
        vm.mockCallRevert(wrappedNative, payment, "");
        token.claimNftDividends(ids(1, 2));
        assertEq(token.pendingNftDividend(1), pending);
        assertGt(IQuote(wrappedNative).balanceOf(carol), 0);
        vm.clearMockedCalls();
        token.claimNftDividends(ids(1));
        assertEq(IQuote(wrappedNative).balanceOf(bob), pending);
    }

    // activateNfts

    function test_Activate_BringsEachUpToDate() public {
        token.activateNfts(ids(1, 77));
        (bool active, uint256 count) = token.nftState(77);
        assertFalse(active);
        assertEq(count, 1);
        token.activateNfts(ids(1, 2));
        (active, count) = token.nftState(2);
        assertTrue(active);
        assertEq(count, 2);
    }

    function test_Activate_RetiresWhatIsGone() public {
        earn();
        uint256 pending = token.pendingNftDividend(1);
        (,, uint256 before) = token.dividendTotals();
        nft.burn(1);
        vm.expectEmit(address(token));
        emit INftDividends.NftRetired(1);
        token.activateNfts(ids(1));
        (,, uint256 waiting) = token.dividendTotals();
        assertEq(waiting, before + pending);
        assertEq(token.pendingNftDividend(1), 0);
        nft.mint(DEAD, 2);
        token.activateNfts(ids(2));
        (bool active, uint256 count) = token.nftState(2);
        assertFalse(active);
        assertEq(count, 0);
        expectSolvent();
    }

    /// @notice Too little gas for the collection's answer proves nothing about an owner.
    function test_P24_RevertWhen_TooLittleGasToRetire() public {
        earn();
        (bool ok, bytes memory reason) = address(token).call{gas: 300_000}(abi.encodeCall(token.activateNfts, ids(1)));
        assertFalse(ok);
        assertEq(bytes4(reason), INftDividends.Token_GasTooLow.selector);
        (bool active,) = token.nftState(1);
        assertTrue(active);
    }

    // Terms

    function test_SetNftDividend_RestartsTheInterval() public {
        token.activateNfts(ids(1));
        feed();
        vm.startPrank(alice);
        vm.expectEmit(address(token));
        emit INftDividends.NftDividendSet(1, 0);
        token.setNftDividend(1, 0);
        vm.expectEmit(address(token));
        emit INftDividends.DividendIntervalSet(5);
        token.setDividendInterval(5);
        vm.stopPrank();
        nextBlocks(4);
        token.distribute();
        assertEq(token.pendingNftDividend(1), 0);
        nextBlocks(1);
        vm.expectEmit(address(token));
        emit INftDividends.NftPayout(1, 1);
        token.distribute();
        assertEq(token.pendingNftDividend(1), 1);
    }

    function test_RevertWhen_TermsAreOutOfRange() public {
        uint256 most = type(uint112).max;
        vm.startPrank(alice);
        vm.expectRevert(INftDividends.Token_PerNftDividendZero.selector);
        token.setNftDividend(0, 1);
        vm.expectRevert(abi.encodeWithSelector(INftDividends.Token_PerNftDividendTooHigh.selector, most + 1, most));
        token.setNftDividend(most + 1, 1);
        vm.expectRevert(abi.encodeWithSelector(INftDividends.Token_DividendTriggerTooHigh.selector, most + 1, most));
        token.setNftDividend(1, most + 1);
        vm.expectRevert(abi.encodeWithSelector(INftDividends.Token_DividendIntervalOutOfRange.selector, 0, 100_000));
        token.setDividendInterval(0);
        vm.stopPrank();
    }

    function test_P20_RevertWhen_TermsAreSetByAnybodyElse() public {
        address[2] memory people = [bob, alice];
        for (uint256 i = 0; i < 2; ++i) {
            if (people[i] == alice) {
                vm.prank(alice);
                token.renounceOwnership();
            }
            vm.startPrank(people[i]);
            vm.expectRevert(Ownable.Unauthorized.selector);
            token.setNftDividend(1, 1);
            vm.expectRevert(Ownable.Unauthorized.selector);
            token.setDividendInterval(1);
            vm.expectRevert(Ownable.Unauthorized.selector);
            token.setNftBlacklist(ids(1), true);
            vm.stopPrank();
        }
    }

    function test_SetNftBlacklist_NeedsTheSwitch() public {
        earn();
        setListed(1, true);
        vm.startPrank(alice);
        TaxedToken(address(token)).disableBlacklist();
        vm.expectRevert(ITaxedBase.Token_BlacklistOff.selector);
        token.setNftBlacklist(ids(2), true);
        vm.stopPrank();
        assertFalse(token.isNftBlacklisted(1));
        // A blacklist that is off lists nobody: a claim pays what was kept, and the NFT earns again.
        uint256 kept = token.pendingNftDividend(1);
        token.claimNftDividends(ids(1));
        assertEq(IQuote(wrappedNative).balanceOf(bob), kept);
        (, uint256 count) = token.nftState(1);
        assertEq(count, 2);
    }

    function test_SetNftBlacklist_EndsForEverybodyWhenTheSwitchIsOff() public {
        earn();
        setListed(1, true);
        vm.prank(alice);
        TaxedToken(address(token)).disableBlacklist();
        vm.expectEmit(address(token));
        emit INftDividends.NftBlacklistSet(1, false);
        token.activateNfts(ids(1));
        (, uint256 count) = token.nftState(1);
        assertEq(count, 2);
    }

    /// @notice With the switch, what marketing got counts towards the trigger; the payout still comes from the reserve.
    function test_MarketingTax_CountsTowardsTheTrigger() public {
        Arrays memory a = dividendArrays(NFT_TEMPLATE, draft8());
        a.numbers[20] = 0.3 ether;
        uint256 without = payoutOf(a, "without");
        a.bools[6] = true;
        uint256 with = payoutOf(a, "with");
        assertEq(without, 0, "the reserve alone is below the trigger");
        assertGt(with, 0);
    }

    // Properties

    function test_P24_MintActivateClaimInOneBlockPaysNothing() public {
        token.activateNfts(ids(1));
        feed();
        nextBlocks(1);
        nft.mint(treasury, 50);
        token.activateNfts(ids(50));
        token.distribute();
        vm.expectRevert(INftDividends.Token_NothingToClaim.selector);
        token.claimNftDividends(ids(50));
        assertEq(token.pendingNftDividend(50), 0);
    }

    function test_P24_DonationsAreNobodys() public {
        earn();
        (uint256 received,,) = token.dividendTotals();
        address tokenVault = TaxedToken(address(token)).tokenVault();
        vm.startPrank(carol);
        IWrappedNative(wrappedNative).deposit{value: 9 ether}();
        IWrappedNative(wrappedNative).transfer(tokenVault, 9 ether);
        vm.stopPrank();
        token.distribute();
        (uint256 after_,,) = token.dividendTotals();
        assertEq(after_, received);
        expectSolvent();
    }

    /// @notice A hostile collection harms its own ids, at a bounded price, and nothing else.
    function test_P23_HostileCollectionHarmsItsOwnIdsOnly() public {
        earn();
        uint256 pending = token.pendingNftDividend(2);
        for (uint8 manner = 1; manner <= uint8(type(HostileNft.Manner).max); ++manner) {
            nft.setManner(1, HostileNft.Manner(manner), address(token));
            uint256 gasBefore = gasleft();
            try token.claimNftDividends(ids(1)) {
                // An honest answer with an attempt on the side, in vain: nothing can be written while it is asked.
                assertEq(manner, uint8(HostileNft.Manner.Reenters));
            } catch (bytes memory reason) {
                assertEq(bytes4(reason), INftDividends.Token_NothingToClaim.selector);
            }
            assertLt(gasBefore - gasleft(), 600_000, "its answer is unbounded");
        }
        assertFalse(nft.reentered());
        assertEq(nft.questions(), 0);
        assertEq(IQuote(wrappedNative).balanceOf(bob), pending);
        token.claimNftDividends(ids(1, 2));
        assertEq(IQuote(wrappedNative).balanceOf(carol), pending);
        sellSome();
    }

    /// @notice The reserve covers what every NFT has earned, at any number of them.
    function testFuzz_P24_OwedIsHeld(uint256 seed) public {
        for (uint256 i = 0; i < 12; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            uint256 kind = seed % 5;
            uint256 id = 1 + (seed >> 8) % 30;
            if (kind == 0) nft.mint(bob, id);
            else if (kind == 1) token.activateNfts(ids(id));
            else if (kind == 2) feed();
            else if (kind == 3) tryClaim(id);
            else nft.burn(id);
            nextBlocks(1 + (seed >> 16) % 3);
            token.distribute();
        }
        uint256 owed;
        for (uint256 id = 1; id <= 30; ++id) {
            owed += token.pendingNftDividend(id);
        }
        (uint256 received, uint256 paid, uint256 waiting) = token.dividendTotals();
        assertEq(owed + paid + waiting, received);
        expectSolvent();
    }

    // Tools

    function draft8() internal view returns (TaxedDraft memory draft) {
        draft = dividendDraft();
        draft.swapThreshold = SUPPLY / 100_000;
    }

    function create(Arrays memory a, bytes12 seed) internal returns (NftDividendToken) {
        registerOnce(NFT_TEMPLATE, a);
        return NftDividendToken(address(deployTaxed(NFT_TEMPLATE, alice, a, seed)));
    }

    function expectNumberRefused(uint256 place, uint256 number, bytes memory reason) internal {
        Arrays memory a = dividendArrays(NFT_TEMPLATE, draft8());
        a.numbers[place] = number;
        expectCreationRefused(NFT_TEMPLATE, a, reason);
    }

    function feed() internal {
        feed(token);
    }

    /// @notice Makes taxes and sells them: about 0.9 of the quote for NFTs.
    function feed(NftDividendToken t) internal {
        for (uint256 i = 0; i < 3; ++i) {
            vm.prank(alice);
            router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: 20 ether}(
                0, pathOf(wrappedNative, address(t)), DEAD, block.timestamp
            );
            nextBlocks(1);
            TaxedToken(address(t)).swapBack();
        }
    }

    /// @notice NFTs 1 and 2 are active and have earned something.
    function earn() internal {
        token.activateNfts(ids(1, 2));
        feed();
        nextBlocks(1);
        token.distribute();
        assertGt(token.pendingNftDividend(1), 0);
    }

    function payoutOf(Arrays memory a, bytes12 seed) internal returns (uint256) {
        NftDividendToken made = NftDividendToken(address(deployTaxed(NFT_TEMPLATE, alice, a, seed)));
        launchWithPool(TaxedToken(address(made)));
        made.activateNfts(ids(1));
        vm.prank(alice);
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: 18 ether}(
            0, pathOf(wrappedNative, address(made)), DEAD, block.timestamp
        );
        nextBlocks(1);
        TaxedToken(address(made)).swapBack();
        nextBlocks(1);
        made.distribute();
        return made.pendingNftDividend(1);
    }

    function sellSome() internal {
        vm.prank(alice);
        token.transfer(bob, 1000e18);
        sell(TaxedToken(address(token)), bob, 100e18);
    }

    function tryClaim(uint256 id) internal {
        try token.claimNftDividends(ids(id)) {}
        catch (bytes memory reason) {
            assertEq(bytes4(reason), INftDividends.Token_NothingToClaim.selector);
        }
    }

    function setListed(uint256 id, bool listed) internal {
        vm.prank(alice);
        token.setNftBlacklist(ids(id), listed);
    }

    function expectSolvent() internal view {
        ISolvency.AssetSolvency[] memory assets = token.solvency();
        assertGe(assets[0].held, assets[0].owed, "insolvent");
    }

    function ids(uint256 id) internal pure returns (uint256[] memory list) {
        list = new uint256[](1);
        list[0] = id;
    }

    function ids(uint256 first, uint256 second) internal pure returns (uint256[] memory list) {
        list = new uint256[](2);
        (list[0], list[1]) = (first, second);
    }
}
