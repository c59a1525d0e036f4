// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {ILaunchPad} from "../../src/launch/ILaunchPad.sol";
import {LaunchPad} from "../../src/launch/LaunchPad.sol";
import {ILiquidityLocker} from "../../src/lock/ILiquidityLocker.sol";
import {PlatformRegistry} from "../../src/registry/PlatformRegistry.sol";
import {ITokenFactory} from "../../src/token-factory/ITokenFactory.sol";
import {IV2Pair} from "../../src/venue/IV2Pair.sol";
import {TokenFactory} from "../../src/token-factory/TokenFactory.sol";
import {RefusesPayment} from "../fixtures/Actors.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {IShippedToken} from "../fixtures/IShippedToken.sol";
import {GatedToken} from "./GatedToken.sol";
import {LaunchFixture} from "./LaunchFixture.sol";

/// @notice Takes a fee of one percent of each transfer.
contract FeeToken is SoladyPeer {
    constructor(address receiver, uint256 supply) SoladyPeer(receiver, supply) {}

    function _afterTokenTransfer(address, address to, uint256 amount) internal override {
        if (to != address(0) && to.code.length != 0) _burn(to, amount / 100);
    }
}

/// @notice Concrete tests in the order of `LaunchPad.tree`.
contract LaunchPadTest is LaunchFixture {
    function test_Constructor_MakesTheVault() public view {
        assertEq(address(pad.factory()), address(factory));
        assertEq(address(pad.registry()), address(registry));
        assertEq(address(pad.locker()), address(locker));
        assertEq(vault.launchPad(), address(pad));
        // The first contract that it made (EIP-161).
        assertEq(pad.vault(), vm.computeCreateAddress(address(pad), 1));
    }

    function test_Solvency_BeginsEmpty() public view {
        assertEq(pad.solvency().length, 0);
        assertEq(pad.solvencyPage(0, 5).length, 0);
        assertEq(pad.openedTokenCount(), 0);
    }

    function test_Launch_CreatesAndOpensInOneTransaction() public {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        address expected = predictedToken(params.creation);
        uint256 before = alice.balance;
        (address token, IV2Pair pair, uint256 lockId, uint256 openingId) = run(params);
        assertEq(token, expected);
        assertTrue(isOpen(token));
        assertEq(IShippedToken(token).owner(), alice);
        assertEq(factory.recordOf(token).owner, alice);
        assertEq(openingId, 0);
        assertEq(alice.balance, before - FEE_WEI - LAUNCH_WEI);
        assertEq(ERC20(token).balanceOf(bob), SUPPLY - POOL_TOKENS);
        (uint256 tokens, uint256 quotes) = reservesOf(token, pair);
        assertEq(tokens, POOL_TOKENS);
        assertEq(quotes, LAUNCH_WEI);
        ILiquidityLocker.Lock memory entry = locker.lockOf(lockId);
        assertEq(entry.owner, alice);
        assertEq(entry.lpToken, address(pair));
        assertEq(entry.unlockAt, params.unlockAt);
        assertEq(entry.amount + 1000, pair.totalSupply());
        assertNothingLeft(token, pair);
    }

    function test_Launch_AnnouncesEverything() public {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        params.purchases = new ILaunchPad.Purchase[](1);
        params.purchases[0] = purchase(carol, 1 ether, 0);
        address token = predictedToken(params.creation);
        uint256 liquidity = sqrt(POOL_TOKENS * LAUNCH_WEI) - 1000;
        uint256 bought = (uint256(1 ether) * 997 * POOL_TOKENS) / (LAUNCH_WEI * 1000 + uint256(1 ether) * 997);
        uint256 valueWei = pad.valueOf(alice, params);
        vm.expectEmit(address(pad));
        emit ILaunchPad.TeamBuy(token, carol, 1 ether, bought);
        vm.expectEmit(true, true, false, true, address(pad));
        emit ILaunchPad.Launched(
            alice, token, address(0), address(0), POOL_TOKENS, LAUNCH_WEI, liquidity, 1, params.unlockAt, 0
        );
        vm.prank(alice);
        pad.launch{value: valueWei}(params);
        assertEq(ERC20(token).balanceOf(carol), bought);
    }

    function test_Launch_PaysTheFeeOfTheCaller() public {
        vm.prank(platform);
        factory.setFeeWhitelist(alice, 10_000);
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        assertEq(pad.valueOf(alice, params), LAUNCH_WEI);
        assertEq(pad.valueOf(bob, params), LAUNCH_WEI + FEE_WEI);
        run(params);
        assertEq(address(factory).balance, 0);
    }

    function test_Launch_ReturnsExcess() public {
        uint256 before = alice.balance;
        (address token, IV2Pair pair,,) = run(newParams(GATED), 100 ether);
        assertEq(alice.balance, before - FEE_WEI - LAUNCH_WEI);
        assertNothingLeft(token, pair);
    }

    function test_RevertWhen_ExcessRefusedByCaller() public {
        RefusesPayment refuser = new RefusesPayment();
        vm.deal(address(refuser), 100 ether);
        bytes memory data = abi.encodeCall(pad.launch, (newParams(GATED)));
        vm.expectRevert(abi.encodeWithSelector(ILaunchPad.LaunchPad_PaymentFailed.selector, address(refuser), 1));
        refuser.call(address(pad), LAUNCH_WEI + FEE_WEI + 1, data);
        refuser.call(address(pad), LAUNCH_WEI + FEE_WEI, data);
    }

    function test_Launch_TakesPlainTemplate() public {
        ILaunchPad.LaunchParams memory params = newParams(TEMPLATE_ID);
        params.purchases = new ILaunchPad.Purchase[](1);
        params.purchases[0] = purchase(carol, 1 ether, 1);
        (address token, IV2Pair pair,,) = run(params);
        assertGt(ERC20(token).balanceOf(carol), 0);
        assertEq(ERC20(token).balanceOf(bob), SUPPLY - POOL_TOKENS);
        assertNothingLeft(token, pair);
    }

    /// @notice Trading would be open before there is a price, and the pool's first deposit would pay the sell tax.
    function test_RevertWhen_CreatedTokenIsOpenFromTheStart() public {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        (params.creation.bools[5], params.creation.numbers[13]) = (false, 0);
        uint256 valueWei = pad.valueOf(alice, params);
        vm.expectPartialRevert(ILaunchPad.LaunchPad_AlreadyLaunched.selector);
        run(params, valueWei);
    }

    /// @notice Taxed tokens of the platform move here without taxes and limits, so they are never somebody else's currency.
    function test_RevertWhen_QuoteIsTaxed() public {
        IShippedToken quote = ownGatedToken();
        SoladyPeer token = foreignToken();
        ILaunchPad.LaunchParams memory params = existingParams(address(token));
        params.quote = address(quote);
        vm.prank(alice);
        quote.approve(address(pad), type(uint256).max);
        vm.expectRevert(abi.encodeWithSelector(ILaunchPad.LaunchPad_QuoteIsTaxed.selector, address(quote)));
        run(params, 0);
    }

    /// @notice A token that opens trading elsewhere than where it was filled is not launched (P-17).
    function test_RevertWhen_PairMoved() public {
        GatedToken token = standInToken();
        ILaunchPad.LaunchParams memory params = existingParams(address(token));
        vm.prank(alice);
        token.setPair(bob);
        uint256 valueWei = pad.valueOf(alice, params);
        vm.expectPartialRevert(ILaunchPad.LaunchPad_PairMoved.selector);
        run(params, valueWei);
    }

    function test_Launch_TakesOwnGatedToken() public {
        IShippedToken token = ownGatedToken();
        ILaunchPad.LaunchParams memory params = existingParams(address(token));
        (, IV2Pair pair, uint256 lockId,) = run(params);
        assertTrue(isOpen(address(token)));
        assertEq(token.balanceOf(alice), SUPPLY - POOL_TOKENS);
        assertEq(locker.lockOf(lockId).owner, alice);
        assertPrice(address(token), pair, params);
        assertNothingLeft(address(token), pair);
    }

    function test_Launch_TakesForeignTokenAndQuoteToken() public {
        SoladyPeer token = foreignToken();
        ILaunchPad.LaunchParams memory params = existingParams(address(token));
        params.quote = address(dollar);
        params.quoteAmount = 90_000e6;
        params.purchases = new ILaunchPad.Purchase[](1);
        params.purchases[0] = purchase(carol, 1000e6, 1);
        vm.prank(alice);
        dollar.approve(address(pad), 91_000e6);
        (, IV2Pair pair,,) = run(params);
        assertPrice(address(token), pair, withPurchase(params));
        assertGt(token.balanceOf(carol), 0);
        assertEq(dollar.balanceOf(address(pair)), 91_000e6);
        assertEq(token.allowance(alice, address(pad)), type(uint256).max);
        assertNothingLeft(address(token), pair);
    }

    function test_Launch_ReturnsNativeValueThatNoParameterNames() public {
        SoladyPeer token = foreignToken();
        ILaunchPad.LaunchParams memory params = existingParams(address(token));
        params.quote = address(dollar);
        vm.prank(alice);
        dollar.approve(address(pad), LAUNCH_WEI);
        uint256 before = alice.balance;
        run(params, 3 ether);
        assertEq(alice.balance, before);
    }

    function test_Launch_BurnsLiquidity() public {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        params.unlockAt = 0;
        (, IV2Pair pair, uint256 lockId,) = run(params);
        assertEq(lockId, 0);
        assertEq(ERC20(address(pair)).balanceOf(pad.DEAD()) + 1000, pair.totalSupply());
    }

    function test_Launch_LocksForEver() public {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        params.unlockAt = FOREVER;
        (,, uint256 lockId,) = run(params);
        assertEq(locker.lockOf(lockId).unlockAt, FOREVER);
    }

    function test_Launch_BuysForTheTeam() public {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        params.purchases = new ILaunchPad.Purchase[](2);
        params.purchases[0] = purchase(carol, 1 ether, 18_000e18);
        params.purchases[1] = purchase(treasury, 2 ether, 30_000e18);
        (address token, IV2Pair pair,,) = run(params);
        assertGe(ERC20(token).balanceOf(carol), 18_000e18);
        assertGe(ERC20(token).balanceOf(treasury), 30_000e18);
        assertNothingLeft(token, pair);
    }

    function test_RevertWhen_DeadlinePassed() public {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        params.deadline = block.timestamp - 1;
        expectRun(params, abi.encodeWithSelector(ILaunchPad.LaunchPad_DeadlinePassed.selector, params.deadline));
        params.deadline = block.timestamp;
        run(params);
    }

    function test_RevertWhen_AmountZero() public {
        bytes memory reason = abi.encodeWithSelector(ILaunchPad.LaunchPad_AmountZero.selector);
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        params.tokenAmount = 0;
        expectRun(params, reason);
        params = newParams(GATED);
        params.quoteAmount = 0;
        expectRun(params, reason);
        params = newParams(GATED);
        params.purchases = new ILaunchPad.Purchase[](1);
        params.purchases[0] = purchase(carol, 0, 0);
        expectRun(params, reason);
    }

    function test_RevertWhen_AmountTooLarge() public {
        uint256 max = type(uint112).max;
        bytes memory reason = abi.encodeWithSelector(ILaunchPad.LaunchPad_AmountTooLarge.selector, max + 1, max);
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        params.tokenAmount = max + 1;
        expectRun(params, reason);
        params = newParams(GATED);
        params.quote = address(dollar);
        params.quoteAmount = max + 1;
        expectRun(params, reason);
    }

    function test_RevertWhen_RepairTooHigh() public {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        params.maxRepairBps = 1001;
        expectRun(params, abi.encodeWithSelector(ILaunchPad.LaunchPad_RepairTooHigh.selector, 1001, 1000));
    }

    function test_RevertWhen_TooManyPurchases() public {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        params.purchases = new ILaunchPad.Purchase[](21);
        expectRun(params, abi.encodeWithSelector(ILaunchPad.LaunchPad_TooManyPurchases.selector, 21, 20));
    }

    function test_RevertWhen_PurchaseReceiverZero() public {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        params.purchases = new ILaunchPad.Purchase[](1);
        params.purchases[0] = purchase(address(0), 1, 0);
        expectRun(params, abi.encodeWithSelector(ILaunchPad.LaunchPad_ReceiverZero.selector));
    }

    function test_RevertWhen_PurchaseGetsTooLittle() public {
        for (uint256 templateId = 1; templateId <= GATED; ++templateId) {
            ILaunchPad.LaunchParams memory params = newParams(templateId);
            params.purchases = new ILaunchPad.Purchase[](1);
            params.purchases[0] = purchase(carol, 1 ether, 20_000e18);
            uint256 tokens = (uint256(1 ether) * 997 * POOL_TOKENS) / (LAUNCH_WEI * 1000 + uint256(1 ether) * 997);
            expectRun(
                params, abi.encodeWithSelector(ILaunchPad.LaunchPad_TooFewTokens.selector, carol, tokens, 20_000e18)
            );
        }
    }

    function test_RevertWhen_VenueUnknown() public {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        params.venueFactory = carol;
        expectRun(params, abi.encodeWithSelector(ILaunchPad.LaunchPad_VenueUnknown.selector, carol));
    }

    function test_RevertWhen_NativeUnsupported() public {
        PlatformRegistry other = new PlatformRegistry(platform);
        vm.startPrank(platform);
        other.addVenueFactory(address(venueFactory));
        vm.stopPrank();
        LaunchPad otherPad = new LaunchPad(new TokenFactory(platform, address(other)), locker);
        ILaunchPad.LaunchParams memory params = existingParams(address(foreignToken()));
        vm.expectRevert(ILaunchPad.LaunchPad_NativeUnsupported.selector);
        otherPad.launch(params);
    }

    function test_RevertWhen_QuoteIsToken() public {
        SoladyPeer token = foreignToken();
        ILaunchPad.LaunchParams memory params = existingParams(address(token));
        params.quote = address(token);
        expectRun(params, abi.encodeWithSelector(ILaunchPad.LaunchPad_QuoteIsToken.selector, address(token)));
    }

    function test_RevertWhen_SupplyGoesElsewhere() public {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        params.creation.addresses[0] = alice;
        expectRun(params, abi.encodeWithSelector(ILaunchPad.LaunchPad_ReceiverNotLaunchPad.selector, alice));
        params.creation.addresses = new address[](0);
        expectRun(params, abi.encodeWithSelector(ILaunchPad.LaunchPad_ReceiverNotLaunchPad.selector, address(0)));
    }

    function test_RevertWhen_SupplyTooSmall() public {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        params.tokenAmount = SUPPLY + 1;
        expectRun(params, abi.encodeWithSelector(ILaunchPad.LaunchPad_SupplyTooSmall.selector, SUPPLY, SUPPLY + 1));
    }

    function test_RevertWhen_TokenReceiverZero() public {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        params.tokenReceiver = address(0);
        expectRun(params, abi.encodeWithSelector(ILaunchPad.LaunchPad_ReceiverZero.selector));
    }

    function test_RevertWhen_ValueTooLow() public {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        uint256 needed = FEE_WEI + LAUNCH_WEI;
        vm.expectRevert(abi.encodeWithSelector(ILaunchPad.LaunchPad_ValueTooLow.selector, FEE_WEI - 1, FEE_WEI));
        vm.prank(alice);
        pad.launch{value: FEE_WEI - 1}(params);
        vm.expectRevert(abi.encodeWithSelector(ILaunchPad.LaunchPad_ValueTooLow.selector, needed - 1, needed));
        vm.prank(alice);
        pad.launch{value: needed - 1}(params);
    }

    function test_RevertWhen_MarketDiffers() public {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        params.creation.addresses[3] = address(dollar);
        address token = predictedToken(params.creation);
        expectRun(
            params,
            abi.encodeWithSelector(ILaunchPad.LaunchPad_OtherMarket.selector, token, address(router), address(dollar))
        );
        setUpVenue();
        params = newParams(GATED);
        params.quote = params.creation.addresses[3] = address(dollar);
        vm.prank(platform);
        registry.addVenueFactory(address(venueFactory));
        (params.venueFactory, params.creation.addresses[2]) = (address(venueFactory), address(oldRouter()));
        token = predictedToken(params.creation);
        vm.prank(alice);
        dollar.approve(address(pad), LAUNCH_WEI);
        expectRun(
            params,
            abi.encodeWithSelector(ILaunchPad.LaunchPad_OtherMarket.selector, token, oldRouter(), address(dollar))
        );
    }

    function test_RevertWhen_NotTheTokensOwner() public {
        IShippedToken token = ownGatedToken();
        ILaunchPad.LaunchParams memory params = existingParams(address(token));
        vm.deal(bob, LAUNCH_WEI);
        vm.expectRevert(abi.encodeWithSelector(ILaunchPad.LaunchPad_NotTokenOwner.selector, bob, alice));
        vm.prank(bob);
        pad.launch{value: LAUNCH_WEI}(params);
    }

    function test_RevertWhen_NotTheLauncher() public {
        IShippedToken token = deployShipped(GATED, alice, taxedArrays(launchDraft()), "no launcher");
        expectRun(
            existingParams(address(token)),
            abi.encodeWithSelector(ILaunchPad.LaunchPad_NotLauncher.selector, address(token), address(0))
        );
    }

    function test_RevertWhen_AlreadyLaunched() public {
        IShippedToken token = ownGatedToken();
        vm.prank(alice);
        token.launch();
        expectRun(
            existingParams(address(token)),
            abi.encodeWithSelector(ILaunchPad.LaunchPad_AlreadyLaunched.selector, address(token))
        );
    }

    function test_RevertWhen_TokenTakesAFee() public {
        FeeToken token = new FeeToken(alice, SUPPLY);
        vm.prank(alice);
        token.approve(address(pad), POOL_TOKENS);
        expectRun(
            existingParams(address(token)),
            abi.encodeWithSelector(
                ILaunchPad.LaunchPad_NotWhole.selector, address(token), POOL_TOKENS, POOL_TOKENS * 99 / 100
            )
        );
    }

    function test_RevertWhen_OpeningWithoutGate() public {
        ILaunchPad.LaunchParams memory params = newParams(TEMPLATE_ID);
        params.opening = ILaunchPad.Opening({openingSeconds: 60, cap: 10 ether});
        expectRun(
            params,
            abi.encodeWithSelector(ILaunchPad.LaunchPad_OpeningNeedsGate.selector, predictedToken(params.creation))
        );
    }

    /// @notice Until an opening is cleared, the gate lets nobody but the owner receive the rest of the supply.
    function test_RevertWhen_OpeningHandsTheRestToOthers() public {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        params.opening = ILaunchPad.Opening({openingSeconds: 60, cap: 10 ether});
        expectRun(params, abi.encodeWithSelector(ILaunchPad.LaunchPad_ReceiverNotOwner.selector, bob, alice));
        params.tokenReceiver = alice;
        (address token,,,) = run(params);
        assertEq(ERC20(token).balanceOf(alice), SUPPLY - POOL_TOKENS);
    }

    function test_LaunchWithPermits_TakesSignedAllowances() public {
        (address signer, uint256 key) = makeAddrAndKey("signer");
        vm.deal(signer, 100 ether);
        SoladyPeer token = new SoladyPeer(signer, SUPPLY);
        ILaunchPad.LaunchParams memory params = existingParams(address(token));
        ILaunchPad.Permit[] memory permits = new ILaunchPad.Permit[](1);
        permits[0] = signPermit(token, signer, key, POOL_TOKENS);
        vm.prank(signer);
        pad.launchWithPermits{value: LAUNCH_WEI}(params, permits);
        assertEq(token.allowance(signer, address(pad)), 0);
        assertEq(token.balanceOf(signer), SUPPLY - POOL_TOKENS);
    }

    function test_LaunchWithPermits_LooksAtTheAllowanceAlone() public {
        SoladyPeer token = foreignToken();
        ILaunchPad.Permit[] memory permits = new ILaunchPad.Permit[](2);
        permits[0] = ILaunchPad.Permit(address(token), 1, block.timestamp, new bytes(65));
        permits[1] = ILaunchPad.Permit(address(token), 1, block.timestamp, "contract's signature");
        vm.prank(alice);
        pad.launchWithPermits{value: LAUNCH_WEI}(existingParams(address(token)), permits);
    }

    function test_RevertWhen_ClearedByStranger() public {
        vm.expectRevert(abi.encodeWithSelector(ILaunchPad.LaunchPad_CallerNotVault.selector, alice));
        vm.prank(alice);
        pad.clearOpening(1, address(dollar), address(dollar), address(dollar), 0);
    }

    function test_RevertWhen_PaidOutByStranger() public {
        vm.expectRevert(abi.encodeWithSelector(ILaunchPad.LaunchPad_CallerNotVault.selector, alice));
        vm.prank(alice);
        pad.payOut(address(dollar), alice, 1);
    }

    function test_RevertWhen_NativeCurrencyComesFromAnywhere() public {
        vm.expectRevert(abi.encodeWithSelector(ILaunchPad.LaunchPad_ValueRefused.selector, 1));
        vm.prank(alice);
        (bool ok,) = address(pad).call{value: 1}("");
        // Inside an expectation a low-level call succeeds only if it failed as expected.
        assertTrue(ok);
    }

    function withPurchase(ILaunchPad.LaunchParams memory params) private pure returns (ILaunchPad.LaunchParams memory) {
        // The buy has moved the price by what it should: (1 + 1/90)^2.
        params.quoteAmount = params.quoteAmount * 91 * 91 / (90 * 90);
        return params;
    }

    function oldRouter() private view returns (address) {
        return _oldRouter;
    }

    address private _oldRouter;

    function setUp() public override {
        super.setUp();
        _oldRouter = address(router);
    }

    function signPermit(SoladyPeer token, address signer, uint256 key, uint256 value)
        private
        view
        returns (ILaunchPad.Permit memory)
    {
        bytes32 typeHash =
            keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
        bytes32 content = keccak256(abi.encode(typeHash, signer, address(pad), value, 0, block.timestamp));
        bytes32 digest = keccak256(abi.encodePacked("\x19\x01", token.DOMAIN_SEPARATOR(), content));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return ILaunchPad.Permit(address(token), value, block.timestamp, abi.encodePacked(r, s, v));
    }

    function sqrt(uint256 x) private pure returns (uint256 y) {
        uint256 z = (x + 1) / 2;
        y = x;
        while (z < y) {
            y = z;
            z = (x / z + z) / 2;
        }
    }
}
