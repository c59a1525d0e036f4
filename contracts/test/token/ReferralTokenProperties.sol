// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Capabilities} from "../../templates/token/Capabilities.sol";
import {IReferral} from "../../templates/token/IReferral.sol";
import {Ownable} from "solady/auth/Ownable.sol";
import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {ContractWallet} from "../fixtures/Actors.sol";
import {CommunityFixture} from "./CommunityFixture.sol";
import {TokenHolder} from "./CommunityActors.sol";

/// @notice What the referral of templates 6 and 9 must do on a real exchange, whichever compiler made the token.
abstract contract ReferralTokenProperties is CommunityFixture {
    function test_Referral_TermsAndPowers() public view {
        (uint256[7] memory rates, uint256 interval, uint256 small) = referral().referralTerms();
        assertEq(abi.encode(rates), abi.encode(rebateRates()));
        assertEq(interval, BIND_INTERVAL);
        assertEq(small, SMALL);
        assertEq(token.capabilities() & Capabilities.REFERRAL_TERMS, Capabilities.REFERRAL_TERMS);
    }

    function test_Referral_BoundariesOfTerms() public {
        TaxedDraft memory draft = communityDraft();
        uint256[7] memory rates = rebateRates();
        rates[6] = 51;
        expectRefused(draft, rates, 3, abi.encodeWithSelector(IReferral.Token_RebateTooHigh.selector, 1001, 1000));
        rates[6] = 50;
        draft.buyTaxBps = 999;
        expectRefused(draft, rates, 3, abi.encodeWithSelector(IReferral.Token_RebateTooHigh.selector, 1000, 999));
        draft.buyTaxBps = 1000;
        bytes memory reason = abi.encodeWithSelector(IReferral.Token_BindIntervalTooLong.selector, 101, 100);
        expectRefused(draft, rates, 101, reason);
        rates[2] = 0;
        expectRefused(draft, rates, 3, abi.encodeWithSelector(IReferral.Token_RebateGap.selector, 4));
        deployTaxed(templateId(), alice, communityArrays(draft, rebateRates(), 100, 100_000), "longest");
    }

    // P-26: payments

    function test_P26_BuyPaysSevenLevelsOutOfItsTax() public {
        address[] memory chain = chainOf(9);
        uint256[] memory before = balancesOf(chain);
        uint256 collected = token.collectedTax();
        uint256 pool = token.balanceOf(address(pair));

        uint256 received = buy(token, chain[0], 10 ether);

        uint256 gross = pool - token.balanceOf(address(pair));
        uint256 tax = (gross * BUY_BPS) / 10_000;
        assertEq(received, gross - tax, "the buyer paid something else than the tax");
        uint256 sum = expectRebates(chain, before, gross);
        assertEq(token.balanceOf(chain[8]), before[8], "an eighth level was paid");
        assertEq(token.collectedTax() - collected, tax - sum);
        assertLe(sum, tax);
    }

    function test_P26_SalePaysSevenLevelsOutOfItsTax() public {
        address[] memory chain = chainOf(9);
        buy(token, chain[0], 1 ether);
        nextBlocks(1);
        uint256[] memory before = balancesOf(chain);
        uint256 amount = 100e18;
        uint256 pool = token.balanceOf(address(pair));
        uint256 supply = token.totalSupply();
        sell(token, chain[0], amount);
        uint256 sum = expectRebates(chain, before, amount);
        assertEq(token.balanceOf(chain[8]), before[8], "an eighth level was paid");
        uint256 tax = (amount * SELL_BPS) / 10_000;
        assertLe(sum, tax);
        // The pool got what the tax left, and what a swap-back in front of the sale sold; nothing was minted.
        assertGe(token.balanceOf(address(pair)), pool + amount - tax);
        assertLe(token.totalSupply(), supply);
    }

    function test_P26_EventsTellEveryRebate() public {
        address[] memory chain = chainOf(3);
        (uint256 reserve, uint256 reserveQuote) = reservesOf(token);
        uint256 gross = (1 ether * 997 * reserve) / (reserveQuote * 1000 + 1 ether * 997);
        for (uint256 level = 1; level <= 2; ++level) {
            vm.expectEmit(address(token));
            emit IReferral.RebatePaid(chain[0], chain[level], level, (gross * rebateRates()[level - 1]) / 10_000);
        }
        buy(token, chain[0], 1 ether);
    }

    function test_P26_TradeOfTheBindingsBlockPaysNothing() public {
        buy(token, bob, 1 ether);
        offer(carol, bob);
        nextBlocks(BIND_INTERVAL);
        offer(bob, carol);
        uint256 before = token.balanceOf(carol);
        buy(token, bob, 1 ether);
        assertEq(token.balanceOf(carol), before);
        nextBlocks(1);
        buy(token, bob, 1 ether);
        assertGt(token.balanceOf(carol), before);
    }

    function test_P26_RebateNeverStopsATrade() public {
        address[] memory chain = chainOf(3);
        // The first inviter is full to the limit, the second is barred: neither can spoil a trade.
        address[] memory listed = new address[](1);
        listed[0] = chain[2];
        vm.startPrank(alice);
        token.setBlacklist(listed, true);
        vm.stopPrank();
        (uint256 limit,,,) = token.limits();
        hand(chain[1], ((limit - token.balanceOf(chain[1])) * 10_000) / 9900);
        buy(token, chain[0], 1 ether);
        assertGt(token.balanceOf(chain[1]), limit);
        nextBlocks(1);
        sell(token, chain[0], 1e18);
    }

    // P-26: bindings

    function test_P26_DustBindsNobody() public {
        for (uint256 i = 0; i < 5; ++i) {
            offer(bob, dave);
            nextBlocks(10);
        }
        buy(token, dave, 1 ether);
        assertEq(referral().inviterOf(dave), address(0));
    }

    function test_P26_ForcedBuyClosesNothing() public {
        offer(bob, dave);
        // Anybody can buy for somebody else, between offer and acceptance.
        vm.prank(carol);
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: 0.001 ether}(
            0, pathOf(wrappedNative, address(token)), dave, block.timestamp
        );
        nextBlocks(BIND_INTERVAL);
        vm.prank(dave);
        referral().acceptInviter(bob);
        assertEq(referral().inviterOf(dave), bob);
    }

    function test_P26_LateAfterTheFirstSale() public {
        offer(bob, dave);
        buy(token, dave, 1 ether);
        nextBlocks(BIND_INTERVAL);
        sell(token, dave, 1e18);
        vm.prank(dave);
        vm.expectRevert(IReferral.Token_InviterLate.selector);
        referral().acceptInviter(bob);
        offer(dave, bob);
        assertEq(referral().inviterOf(dave), address(0));
    }

    function test_P26_NoCycles() public {
        address[] memory chain = chainOf(4);
        for (uint256 i = 1; i < 4; ++i) {
            offer(chain[0], chain[i]);
            nextBlocks(BIND_INTERVAL);
            vm.prank(chain[i]);
            vm.expectRevert();
            referral().acceptInviter(chain[0]);
        }
        assertEq(referral().inviterOf(chain[3]), address(0));
    }

    /// @notice The owner of the allowance, the airdrop tool, the front runner: none of them binds somebody else.
    function test_P26_NobodyElseAccepts() public {
        buy(token, dave, 1 ether);
        offer(bob, dave);
        nextBlocks(BIND_INTERVAL);
        vm.prank(dave);
        token.approve(carol, type(uint256).max);
        vm.prank(carol);
        token.transferFrom(dave, bob, SMALL);
        // Without any allowance a transfer of nothing passes, and means nothing.
        vm.prank(carol);
        token.transferFrom(dave, bob, 0);
        assertEq(referral().inviterOf(dave), address(0));
    }

    /// @notice A front runner who offers first does not take the place of the inviter whom the invitee answers.
    function test_P26_FrontRunOfferGainsNothing() public {
        buy(token, dave, 1 ether);
        offer(carol, dave);
        offer(bob, dave);
        nextBlocks(BIND_INTERVAL);
        offer(dave, bob);
        assertEq(referral().inviterOf(dave), bob);
    }

    function test_P26_IntervalToTheBlock() public {
        buy(token, dave, 1 ether);
        offer(bob, dave);
        uint256 offered = referral().pendingInvite(dave, bob);
        assertEq(offered, vm.getBlockNumber());
        nextBlocks(BIND_INTERVAL - 1);
        offer(dave, bob);
        assertEq(referral().inviterOf(dave), address(0));
        nextBlocks(1);
        offer(dave, bob);
        assertEq(referral().inviterOf(dave), bob);
    }

    function test_P26_BeforeLaunchNothingIsOffered() public {
        TokenHolder holder = platformHolder();
        token = deployTaxed(templateId(), alice, communityArrays(communityDraft()), "gated");
        vm.prank(alice);
        token.transfer(address(holder), SMALL);
        assertEq(referral().pendingInvite(address(holder), alice), 0);
    }

    /// @notice A contract that holds tokens for the platform, known before the token is made.
    function platformHolder() private returns (TokenHolder holder) {
        holder = new TokenHolder();
        vm.prank(platform);
        registry.addContract(address(holder), ContractRoles.HOLDS);
    }

    function test_P26_ContractsOfThePlatformNeverInvite() public {
        TokenHolder holder = platformHolder();
        token = deployTaxed(templateId(), alice, communityArrays(communityDraft()), "platform");
        launchWithPool(token);
        vm.startPrank(alice);
        token.transfer(address(holder), 10 * SMALL);
        token.transfer(bob, 10 * SMALL);
        vm.stopPrank();
        holder.send(token, dave, SMALL);
        assertEq(referral().pendingInvite(dave, address(holder)), vm.getBlockNumber());
        nextBlocks(BIND_INTERVAL);
        bytes memory reason = abi.encodeWithSelector(IReferral.Token_InviterRefused.selector, holder);
        vm.prank(dave);
        vm.expectRevert(reason);
        referral().acceptInviter(address(holder));
        // Nor are they invited.
        offer(bob, address(holder));
        nextBlocks(BIND_INTERVAL);
        vm.prank(address(holder));
        vm.expectRevert(reason);
        referral().acceptInviter(bob);
        holder.send(token, bob, SMALL);
        assertEq(referral().inviterOf(address(holder)), address(0));
    }

    function test_P26_VenueNeverInvites() public {
        address[4] memory outside = [address(router), address(token), DEAD, address(0)];
        for (uint256 i = 0; i < outside.length; ++i) {
            vm.prank(dave);
            vm.expectRevert(abi.encodeWithSelector(IReferral.Token_InviteMissing.selector, outside[i]));
            referral().acceptInviter(outside[i]);
        }
        // A trade with a pool offers nothing, however small.
        buy(token, dave, 1e9);
        assertEq(referral().pendingInvite(dave, address(pair)), 0);
        // What passes through the router binds nobody to it, nor it to anybody.
        offer(bob, address(router));
        assertGt(referral().pendingInvite(address(router), bob), 0);
        nextBlocks(BIND_INTERVAL);
        hand(address(router), SMALL);
        vm.prank(address(router));
        token.transfer(bob, SMALL);
        assertEq(referral().inviterOf(address(router)), address(0));
    }

    function test_P35_SmartAccountsInviteAndAreInvited() public {
        address wallet = address(new ContractWallet(bob));
        address other = address(new ContractWallet(carol));
        hand(wallet, 10 * SMALL);
        hand(other, 10 * SMALL);
        bind(wallet, other);
        nextBlocks(1);
        uint256 before = token.balanceOf(wallet);
        buyFor(other, 1 ether);
        assertGt(token.balanceOf(wallet), before);
    }

    // P-26: a ring gains nothing

    /// @notice One person with many wallets, bound in a chain, who trades as they like and sells everything at the end:
    /// never more comes out than went in.
    function testFuzz_P26_RingGainsNothing(uint256 size, uint256[12] memory acts) public {
        size = bound(size, 2, 5);
        address[] memory ring = new address[](size);
        for (uint256 i = 0; i < size; ++i) {
            ring[i] = makeAddr(string.concat("ring ", vm.toString(i)));
            vm.deal(ring[i], 100 ether);
        }
        uint256 spent = size * 100 ether;
        for (uint256 i = 0; i < size; ++i) {
            buy(token, ring[i], 1 ether);
        }
        for (uint256 i = size - 1; i > 0; --i) {
            bind(ring[i], ring[i - 1]);
        }
        for (uint256 i = 0; i < acts.length; ++i) {
            address who = ring[acts[i] % size];
            nextBlocks(1 + (acts[i] >> 8) % 4);
            uint256 held = token.balanceOf(who);
            if ((acts[i] >> 16) % 2 == 0 && held < SUPPLY / 100) {
                buy(token, who, 0.01 ether + (acts[i] >> 24) % 5 ether);
            } else {
                sellAtMost(who, (acts[i] >> 24) % (held + 1));
            }
        }
        uint256 left;
        for (uint256 i = size; i > 0; --i) {
            nextBlocks(1);
            // From the leaves to the root, so that every rebate is sold too.
            address who = ring[size - i];
            while (token.balanceOf(who) != 0) {
                sellAtMost(who, token.balanceOf(who));
            }
        }
        for (uint256 i = 0; i < size; ++i) {
            left += ring[i].balance;
        }
        assertLe(left, spent, "a ring made a profit");
    }

    // P-20, P-21, P-23, P-27

    function test_P20_TermsEndWithTheOwner() public {
        vm.startPrank(alice);
        token.renounceOwnership();
        vm.expectRevert(Ownable.Unauthorized.selector);
        referral().setRebates(rebateRates());
        vm.expectRevert(Ownable.Unauthorized.selector);
        referral().setBindInterval(0);
        vm.stopPrank();
        assertEq(token.capabilities(), 0);
    }

    function test_P20_TermsAreTheOwners() public {
        uint256[7] memory lower = [uint256(400), 0, 0, 0, 0, 0, 0];
        vm.prank(bob);
        vm.expectRevert(Ownable.Unauthorized.selector);
        referral().setRebates(lower);
        vm.prank(alice);
        referral().setRebates(lower);
        (uint256[7] memory rates,,) = referral().referralTerms();
        assertEq(abi.encode(rates), abi.encode(lower));
    }

    function test_P27_TaxesNeverFallBelowTheRebates() public {
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(IReferral.Token_RebateTooHigh.selector, 1000, 999));
        token.setTaxes(999, 1200, 100, 700, 900);
        vm.expectRevert(abi.encodeWithSelector(IReferral.Token_RebateTooHigh.selector, 1000, 999));
        token.setTaxes(1200, 999, 100, 700, 900);
        referral().setRebates([uint256(400), 200, 0, 0, 0, 0, 0]);
        token.setTaxes(600, 600, 100, 700, 900);
        vm.stopPrank();
    }

    function testFuzz_P21_PairLosesExactlyWhatIsBought(uint256 amountWei) public {
        amountWei = bound(amountWei, 1e9, 5 ether);
        address[] memory chain = chainOf(4);
        uint256 pool = token.balanceOf(address(pair));
        (uint256 reserve, uint256 reserveQuote) = reservesOf(token);
        assertEq(pool, reserve);
        uint256 received = buy(token, chain[0], amountWei);
        uint256 paidOut = (amountWei * 997 * reserve) / (reserveQuote * 1000 + amountWei * 997);
        assertEq(pool - token.balanceOf(address(pair)), paidOut);
        assertEq(received, paidOut - (paidOut * BUY_BPS) / 10_000);
    }

    function test_P25_OnlyWhatInvitersLeftIsSold() public {
        address[] memory chain = chainOf(4);
        uint256 balance = token.balanceOf(address(token));
        assertEq(token.collectedTax(), balance);
        buy(token, chain[0], 10 ether);
        assertEq(token.collectedTax(), token.balanceOf(address(token)));
    }

    function expectRefused(TaxedDraft memory draft, uint256[7] memory rates, uint256 interval, bytes memory reason)
        internal
    {
        Arrays memory a = communityArrays(draft, rates, interval, DIVIDEND_INTERVAL);
        vm.expectRevert(reason);
        vm.prank(alice);
        factory.deploy(templateId(), a.strings, a.addresses, a.numbers, a.bools, address(0), address(0), "refused");
    }

    /// @dev Checks levels 1 to 7 and returns what they got together.
    function expectRebates(address[] memory chain, uint256[] memory before, uint256 amount)
        private
        view
        returns (uint256 sum)
    {
        uint256[7] memory rates = rebateRates();
        for (uint256 level = 1; level <= 7; ++level) {
            uint256 rebate = token.balanceOf(chain[level]) - before[level];
            assertEq(rebate, (amount * rates[level - 1]) / 10_000, "rebate");
            sum += rebate;
        }
    }

    /// @dev Within the swap limit.
    function sellAtMost(address who, uint256 amount) private {
        if (amount > SUPPLY / 100) amount = SUPPLY / 100;
        if (amount > 1e6) sell(token, who, amount);
        else if (amount != 0) burn(who, amount);
    }

    function burn(address who, uint256 amount) private {
        vm.prank(who);
        token.burn(amount);
    }

    function balancesOf(address[] memory accounts) private view returns (uint256[] memory balances) {
        balances = new uint256[](accounts.length);
        for (uint256 i = 0; i < accounts.length; ++i) {
            balances[i] = token.balanceOf(accounts[i]);
        }
    }

    function hand(address account, uint256 amount) private {
        vm.prank(alice);
        token.transfer(account, amount);
    }

    function buyFor(address account, uint256 amountWei) private {
        vm.prank(carol);
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: amountWei}(
            0, pathOf(wrappedNative, address(token)), account, block.timestamp
        );
    }
}
