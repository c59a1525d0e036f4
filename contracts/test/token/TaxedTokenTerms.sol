// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FakeVenue} from "../fixtures/FakeVenue.sol";
import {ERC20} from "solady/tokens/ERC20.sol";
import {Ownable} from "solady/auth/Ownable.sol";
import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {Capabilities} from "../../templates/token/Capabilities.sol";
import {ITaxedBase} from "../../templates/token/ITaxedBase.sol";
import {ITokenBase} from "../../templates/token/ITokenBase.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {AnswersAnything} from "../fixtures/AnswersAnything.sol";
import {TaxedFixture} from "../fixtures/TaxedFixture.sol";
import {IVenuePair, IWrappedNative} from "../fixtures/VenueFixture.sol";

/// @notice Terms of a taxed token: at creation, and as its owner changes them.
abstract contract TaxedTokenTerms is TaxedFixture {
    uint256 internal constant TEMPLATE = 2;

    /// @notice A contract of the platform for each single role.
    mapping(uint256 role => address account) internal platformContract;
    TaxedToken internal token;
    IVenuePair internal pair;

    function setUp() public virtual override {
        super.setUp();
        registerTemplate(TEMPLATE, taxedCode(), taxedArrays(taxedDraft()));
        // Before the token: what the registry learns later is nothing to it (P-39).
        for (uint256 role = 1; role <= ContractRoles.ALL; role <<= 1) {
            platformContract[role] = address(new AnswersAnything(""));
            vm.prank(platform);
            registry.addContract(platformContract[role], role);
        }
        token = made(taxedDraft(), "behaviour");
    }

    function taxedCode() internal view virtual returns (bytes memory);

    function made(TaxedDraft memory draft, bytes12 seed) internal returns (TaxedToken) {
        return deployTaxed(TEMPLATE, alice, taxedArrays(draft), seed);
    }

    function expectCreationRefused(TaxedDraft memory draft, bytes memory reason) internal {
        Arrays memory a = taxedArrays(draft);
        uint256 fee = factory.feeOf(alice, TEMPLATE);
        vm.expectRevert(reason);
        vm.prank(alice);
        factory.deploy{value: fee}(
            TEMPLATE, a.strings, a.addresses, a.numbers, a.bools, address(0), address(0), "refused"
        );
    }

    function test_Constructor_SetsTerms() public view {
        (uint256 b, uint256 s, uint256 t, uint256 a, uint256 r) = token.taxes();
        assertEq(abi.encode(b, s, t, a, r), abi.encode(300, 500, 100, 700, 900));
        (uint256 burn, uint256 liquidity, uint256 marketingShare, uint256 dividend) = token.shares();
        assertEq(abi.encode(burn, liquidity, marketingShare, dividend), abi.encode(20, 30, 50, 0));
        (uint256 wallet, uint256 swap, uint256 fission, uint256 threshold) = token.limits();
        assertEq(
            abi.encode(wallet, swap, fission, threshold), abi.encode(SUPPLY / 50, SUPPLY / 100, 0, SUPPLY / 10_000)
        );
        (address wallet_, address receiver, address router_, address quote) = token.wallets();
        assertEq(
            abi.encode(wallet_, receiver, router_, quote), abi.encode(marketing, DEAD, address(router), wrappedNative)
        );
        (bool taxChange, bool blacklist, bool swapLimit, bool walletLimit, bool mint) = token.switches();
        assertTrue(taxChange && blacklist && swapLimit && walletLimit && mint);
        (bool launched,,,, bool phase, address launcher, address found) = token.launchState();
        assertFalse(launched || phase);
        assertEq(launcher, address(0));
        assertEq(found, address(0));
        assertEq(token.balanceOf(alice), SUPPLY);
        assertEq(token.totalSupply(), SUPPLY);
        assertEq(token.owner(), alice);
        assertEq(token.name(), "Harbour Token");
        assertEq(token.capabilities(), allPowers());
    }

    function test_RevertWhen_TaxesAboveCaps() public {
        TaxedDraft memory d = taxedDraft();
        d.buyTaxBps = 2500;
        expectCreationRefused(d, abi.encodeWithSelector(ITaxedBase.Token_BuyTaxTooHigh.selector, 2500, 2499));
        d = taxedDraft();
        d.sellTaxBps = 2500;
        expectCreationRefused(d, abi.encodeWithSelector(ITaxedBase.Token_SellTaxTooHigh.selector, 2500, 2499));
        d = taxedDraft();
        d.transferTaxBps = 2501;
        expectCreationRefused(d, abi.encodeWithSelector(ITaxedBase.Token_TransferTaxTooHigh.selector, 2501, 2500));
        d = taxedDraft();
        d.addPoolTaxBps = 5001;
        expectCreationRefused(d, abi.encodeWithSelector(ITaxedBase.Token_AddPoolTaxTooHigh.selector, 5001, 5000));
        d = taxedDraft();
        d.removePoolTaxBps = 5001;
        expectCreationRefused(d, abi.encodeWithSelector(ITaxedBase.Token_RemovePoolTaxTooHigh.selector, 5001, 5000));
    }

    function test_Constructor_AcceptsCaps() public {
        TaxedDraft memory d = taxedDraft();
        (d.buyTaxBps, d.sellTaxBps, d.transferTaxBps) = (2499, 2499, 2500);
        (d.addPoolTaxBps, d.removePoolTaxBps, d.killBlocks, d.fissionCount) = (5000, 5000, 10, 3);
        (d.walletLimit, d.swapLimit, d.swapThreshold) = (SUPPLY / 1000, SUPPLY / 1000, SUPPLY / 100);
        TaxedToken capped = made(d, "caps");
        (uint256 b, uint256 s,,,) = capped.taxes();
        assertLt(b + s, 5000); // specification section 5: together below 50 %
    }

    function test_RevertWhen_SharesNotWhole() public {
        TaxedDraft memory d = taxedDraft();
        d.burnShare = 19;
        expectCreationRefused(d, abi.encodeWithSelector(ITaxedBase.Token_SharesNotWhole.selector, 99));
        d.burnShare = 21;
        expectCreationRefused(d, abi.encodeWithSelector(ITaxedBase.Token_SharesNotWhole.selector, 101));
        d.burnShare = type(uint256).max;
        expectCreationRefused(d, abi.encodeWithSelector(ITaxedBase.Token_SharesNotWhole.selector, type(uint256).max));
        (d.burnShare, d.liquidityShare, d.marketingShare) = (0, 0, 0);
        expectCreationRefused(d, abi.encodeWithSelector(ITaxedBase.Token_SharesNotWhole.selector, 0));
    }

    function test_RevertWhen_DividendShareGiven() public {
        TaxedDraft memory d = taxedDraft();
        (d.burnShare, d.dividendShare) = (0, 20);
        expectCreationRefused(d, abi.encodeWithSelector(ITaxedBase.Token_DividendShareNotUsed.selector));
        vm.expectRevert(ITaxedBase.Token_DividendShareNotUsed.selector);
        vm.prank(alice);
        token.setShares(0, 30, 50, 20);
    }

    function test_RevertWhen_KillBlocksWrong() public {
        TaxedDraft memory d = taxedDraft();
        d.killBlocks = 11;
        expectCreationRefused(d, abi.encodeWithSelector(ITaxedBase.Token_KillBlocksTooMany.selector, 11, 10));
        (d.killBlocks, d.manualLaunch) = (1, false);
        expectCreationRefused(d, abi.encodeWithSelector(ITaxedBase.Token_KillBlocksNeedGate.selector));
    }

    function test_RevertWhen_LimitsTooLow() public {
        TaxedDraft memory d = taxedDraft();
        d.walletLimit = SUPPLY / 1000 - 1;
        expectCreationRefused(
            d, abi.encodeWithSelector(ITaxedBase.Token_WalletLimitTooLow.selector, SUPPLY / 1000 - 1, SUPPLY / 1000)
        );
        d = taxedDraft();
        d.swapLimit = SUPPLY / 1000 - 1;
        expectCreationRefused(
            d, abi.encodeWithSelector(ITaxedBase.Token_SwapLimitTooLow.selector, SUPPLY / 1000 - 1, SUPPLY / 1000)
        );
        d = taxedDraft();
        d.walletLimitEnabled = false;
        expectCreationRefused(d, abi.encodeWithSelector(ITaxedBase.Token_WalletLimitOff.selector));
        d = taxedDraft();
        d.swapLimitEnabled = false;
        expectCreationRefused(d, abi.encodeWithSelector(ITaxedBase.Token_SwapLimitOff.selector));
    }

    function test_RevertWhen_FissionOrThresholdWrong() public {
        TaxedDraft memory d = taxedDraft();
        d.fissionCount = 4;
        expectCreationRefused(d, abi.encodeWithSelector(ITaxedBase.Token_FissionTooMany.selector, 4, 3));
        d = taxedDraft();
        d.swapThreshold = SUPPLY / 100 + 1;
        expectCreationRefused(
            d, abi.encodeWithSelector(ITaxedBase.Token_SwapThresholdOutOfRange.selector, SUPPLY / 100 + 1, SUPPLY / 100)
        );
        d.swapThreshold = 0;
        expectCreationRefused(
            d, abi.encodeWithSelector(ITaxedBase.Token_SwapThresholdOutOfRange.selector, 0, SUPPLY / 100)
        );
    }

    function test_RevertWhen_WalletsWrong() public {
        TaxedDraft memory d = taxedDraft();
        d.marketingWallet = alice;
        expectCreationRefused(d, abi.encodeWithSelector(ITaxedBase.Token_MarketingWalletIsOwner.selector));
        d.marketingWallet = address(0);
        expectCreationRefused(d, abi.encodeWithSelector(ITaxedBase.Token_MarketingWalletZero.selector));
        d = taxedDraft();
        d.liquidityReceiver = address(0);
        expectCreationRefused(d, abi.encodeWithSelector(ITaxedBase.Token_LiquidityReceiverZero.selector));
        d = taxedDraft();
        d.receiver = address(0);
        expectCreationRefused(d, abi.encodeWithSelector(ITokenBase.Token_ReceiverZero.selector));
    }

    function test_RevertWhen_VenueUnusable() public {
        TaxedDraft memory d = taxedDraft();
        address[3] memory routers = [bob, wrappedNative, address(new AnswersAnything(abi.encode(type(uint256).max)))];
        for (uint256 i = 0; i < routers.length; ++i) {
            d.router = routers[i];
            expectCreationRefused(d, abi.encodeWithSelector(ITaxedBase.Token_RouterUnusable.selector, routers[i]));
        }
        d = taxedDraft();
        address[2] memory quotes = [bob, address(venueFactory)];
        for (uint256 i = 0; i < quotes.length; ++i) {
            d.quote = quotes[i];
            expectCreationRefused(d, abi.encodeWithSelector(ITaxedBase.Token_QuoteUnusable.selector, quotes[i]));
        }
    }

    function test_Constructor_LaunchesAtOnceWithoutGate() public {
        TaxedDraft memory d = taxedDraft();
        d.manualLaunch = false;
        TaxedToken open = made(d, "open");
        (bool launched, uint256 atBlock, uint256 at,,,, address found) = open.launchState();
        assertTrue(launched && open.isPair(found));
        assertEq(found, venueFactory.getPair(address(open), wrappedNative));
        assertEq(atBlock, block.number);
        assertEq(at, block.timestamp);
        vm.prank(alice);
        open.transfer(bob, 1e18);
        assertEq(open.balanceOf(bob), 0.99e18);
    }

    function test_SetTaxes_ChangesWithinCaps() public {
        vm.expectEmit(address(token));
        emit ITaxedBase.TaxesSet(0, 2499, 2500, 5000, 0);
        vm.prank(alice);
        token.setTaxes(0, 2499, 2500, 5000, 0);
        (uint256 b, uint256 s, uint256 t, uint256 a, uint256 r) = token.taxes();
        assertEq(abi.encode(b, s, t, a, r), abi.encode(0, 2499, 2500, 5000, 0));
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_SellTaxTooHigh.selector, 2500, 2499));
        vm.prank(alice);
        token.setTaxes(0, 2500, 0, 0, 0);
    }

    function test_SetShares_ChangesWhole() public {
        vm.startPrank(alice);
        token.setShares(0, 0, 100, 0);
        (,, uint256 share,) = token.shares();
        assertEq(share, 100);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_SharesNotWhole.selector, 0));
        token.setShares(0, 0, 0, 0);
        token.setTaxes(0, 0, 0, 0, 0);
        token.setShares(0, 0, 0, 0);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_SharesNotWhole.selector, 0));
        token.setTaxes(1, 0, 0, 0, 0);
    }

    function test_DisableTaxChange_FixesTaxesAndShares() public {
        vm.startPrank(alice);
        token.disableTaxChange();
        bytes4 off = ITaxedBase.Token_TaxChangeOff.selector;
        vm.expectRevert(off);
        token.setTaxes(0, 0, 0, 0, 0);
        vm.expectRevert(off);
        token.setShares(0, 0, 100, 0);
        vm.expectRevert(off);
        token.disableTaxChange();
        assertEq(token.capabilities() & Capabilities.TAXES, 0);
    }

    function test_Limits_ChangeAndEnd() public {
        vm.startPrank(alice);
        token.setWalletLimit(SUPPLY / 1000);
        token.setSwapLimit(type(uint256).max);
        (uint256 wallet, uint256 swap,,) = token.limits();
        assertEq(wallet, SUPPLY / 1000);
        assertEq(swap, type(uint112).max);
        vm.expectRevert(
            abi.encodeWithSelector(ITaxedBase.Token_WalletLimitTooLow.selector, SUPPLY / 1000 - 1, SUPPLY / 1000)
        );
        token.setWalletLimit(SUPPLY / 1000 - 1);
        token.disableWalletLimit();
        token.disableSwapLimit();
        (wallet, swap,,) = token.limits();
        assertEq(wallet + swap, 0);
        for (uint256 i = 0; i < 4; ++i) {
            vm.expectRevert(i < 2 ? ITaxedBase.Token_WalletLimitOff.selector : ITaxedBase.Token_SwapLimitOff.selector);
            if (i == 0) token.setWalletLimit(SUPPLY);
            if (i == 1) token.disableWalletLimit();
            if (i == 2) token.setSwapLimit(SUPPLY);
            if (i == 3) token.disableSwapLimit();
        }
    }

    function test_SetFissionCountAndThreshold() public {
        vm.startPrank(alice);
        token.setFissionCount(3);
        token.setSwapThreshold(SUPPLY / 100);
        (,, uint256 fission, uint256 threshold) = token.limits();
        assertEq(fission, 3);
        assertEq(threshold, SUPPLY / 100);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_FissionTooMany.selector, 4, 3));
        token.setFissionCount(4);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_SwapThresholdOutOfRange.selector, 0, SUPPLY / 100));
        token.setSwapThreshold(0);
    }

    function test_Blacklist_StopsAndFrees() public {
        pair = launchWithPool(token);
        buy(token, bob, 1 ether);
        nextBlocks(1);
        list(bob, true);
        assertTrue(token.isBlacklisted(bob));
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_Blacklisted.selector, bob));
        vm.prank(bob);
        token.transfer(carol, 1);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_Blacklisted.selector, bob));
        vm.prank(alice);
        token.transfer(bob, 1);
        vm.prank(alice);
        token.disableBlacklist();
        assertFalse(token.isBlacklisted(bob));
        vm.prank(bob);
        token.transfer(carol, 1);
        vm.expectRevert(ITaxedBase.Token_BlacklistOff.selector);
        list(bob, true);
        vm.expectRevert(ITaxedBase.Token_BlacklistOff.selector);
        vm.prank(alice);
        token.disableBlacklist();
    }

    function test_RevertWhen_BlacklistingProtected() public {
        pair = fillPool(token, POOL_TOKENS, POOL_WEI);
        address[5] memory refused =
            [marketing, address(pair), address(token), address(router), platformContract[ContractRoles.HOLDS]];
        for (uint256 i = 0; i < refused.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_BlacklistRefused.selector, refused[i]));
            list(refused[i], true);
        }
    }

    function test_SetMarketingWallet_Moves() public {
        vm.prank(alice);
        token.setMarketingWallet(carol);
        (address wallet,,,) = token.wallets();
        assertEq(wallet, carol);
        list(bob, true);
        vm.startPrank(alice);
        vm.expectRevert(ITaxedBase.Token_MarketingWalletIsOwner.selector);
        token.setMarketingWallet(alice);
        vm.expectRevert(ITaxedBase.Token_MarketingWalletZero.selector);
        token.setMarketingWallet(address(0));
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_MarketingWalletRefused.selector, address(token)));
        token.setMarketingWallet(address(token));
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_Blacklisted.selector, bob));
        token.setMarketingWallet(bob);
    }

    function test_AddExemption_FreesHoldingContracts() public {
        pair = launchWithPool(token);
        address locker = platformContract[ContractRoles.HOLDS];
        vm.startPrank(alice);
        vm.expectEmit(address(token));
        emit ITaxedBase.ExemptionAdded(locker, 1);
        token.addExemption(locker, 1);
        assertEq(token.exemptionOf(locker), 1);
        token.transfer(locker, SUPPLY / 10); // beyond the wallet limit, too
        assertEq(token.balanceOf(locker), SUPPLY / 10);
        token.addExemption(locker, 2);
        assertEq(token.exemptionOf(locker), 3);
        vm.stopPrank();
        vm.prank(locker);
        token.transfer(bob, 100);
        assertEq(token.balanceOf(bob), 100);
        // Never from what a trade pays: into a pool it pays like anybody.
        uint256 before = token.balanceOf(address(pair));
        vm.prank(locker);
        token.transfer(address(pair), 10_000);
        assertEq(token.balanceOf(address(pair)) - before, 9500);
    }

    function test_RevertWhen_ExemptionWrong() public {
        pair = fillPool(token, POOL_TOKENS, POOL_WEI);
        address launcher = platformContract[ContractRoles.LAUNCHES];
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_ExemptionIsPair.selector, address(pair)));
        token.addExemption(address(pair), 3);
        address[3] memory strangers = [bob, address(router), launcher];
        for (uint256 i = 0; i < strangers.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_ExemptionNotContract.selector, strangers[i]));
            token.addExemption(strangers[i], 3);
        }
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_ExemptionDirectionsUnknown.selector, 0));
        token.addExemption(bob, 0);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_ExemptionDirectionsUnknown.selector, 4));
        token.addExemption(bob, 4);
    }

    function list(address account, bool listed) internal {
        address[] memory accounts = new address[](1);
        accounts[0] = account;
        vm.prank(alice);
        token.setBlacklist(accounts, listed);
    }

    function allPowers() internal pure returns (uint256) {
        return Capabilities.OWNER | Capabilities.MINT | Capabilities.CONTRACT_URI | Capabilities.LAUNCH
            | Capabilities.TAXES | Capabilities.BLACKLIST | Capabilities.WALLET_LIMIT | Capabilities.SWAP_LIMIT
            | Capabilities.MARKETING_WALLET | Capabilities.EXEMPTIONS | Capabilities.FISSION
            | Capabilities.SWAP_THRESHOLD;
    }
}
