// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {ILaunchPad} from "../../src/launch/ILaunchPad.sol";
import {ITokenFactory} from "../../src/token-factory/ITokenFactory.sol";
import {IV2Pair} from "../../src/venue/IV2Pair.sol";
import {ITaxedBase} from "../../templates/token/ITaxedBase.sol";
import {IShippedToken} from "../fixtures/IShippedToken.sol";
import {HostileNft} from "../fixtures/HostileNft.sol";
import {ShippedFixture} from "../fixtures/ShippedFixture.sol";
import {TemplatesFixture} from "../fixtures/TemplatesFixture.sol";
import {LaunchFixture} from "./LaunchFixture.sol";

/// @notice Every taxed template, as it is shipped, through the launch pad: at once, and in a batch opening.
contract LaunchTemplatesTest is LaunchFixture, TemplatesFixture {
    HostileNft private nft;

    function setUp() public override(LaunchFixture, ShippedFixture) {
        super.setUp();
        nft = new HostileNft();
        // The reward token of template 3 has a pool against the wrapped native currency.
        vm.startPrank(alice);
        dollar.approve(address(router), type(uint256).max);
        router.addLiquidityETH{value: 100 ether}(address(dollar), 200_000e18, 0, 0, alice, block.timestamp);
        vm.stopPrank();
        for (uint256 id = 3; id <= 9; ++id) {
            registerTemplate(id, vm.getCode(artifactOf(templateName(id))), arraysFor(id, alice));
        }
    }

    /// @notice Created, filled, locked, opened and bought first in one transaction: free of tax, limits and kill blocks for
    /// the team, and for nobody else.
    function test_Launch_EveryTemplateOpensInOneTransaction() public {
        for (uint256 id = 2; id <= 9; ++id) {
            ILaunchPad.LaunchParams memory params = paramsFor(id);
            params.tokenReceiver = bob;
            params.purchases = new ILaunchPad.Purchase[](1);
            params.purchases[0] = purchase(carol, 2 ether, 37_000e18);
            (address at, IV2Pair pair, uint256 lockId,) = run(params);
            IShippedToken token = IShippedToken(at);
            assertTrue(isOpen(at), templateName(id));
            assertEq(token.owner(), alice);
            assertEq(locker.lockOf(lockId).owner, alice);
            assertEq(token.balanceOf(bob), SUPPLY - POOL_TOKENS);
            uint256 bought = token.balanceOf(carol);
            assertEq(bought, amountOut(2 ether, LAUNCH_WEI, POOL_TOKENS), "untaxed");
            assertEq(token.frozenOf(carol), 0, "not frozen");
            assertEq(token.collectedTax(), 0);
            assertNothingLeft(at, pair);

            uint256 his = buy(token, treasury_(), 0.2 ether);
            assertEq(token.frozenOf(treasury_()), his, "a stranger in the kill blocks");
            assertGt(token.collectedTax(), 0);
        }
    }

    /// @notice Depositors of an opening get what the pool gives for their quote: no tax, no limit, nothing frozen.
    function test_Opening_EveryTemplateClearsAndPays() public {
        for (uint256 id = 2; id <= 9; ++id) {
            ILaunchPad.LaunchParams memory params = paramsFor(id);
            params.tokenReceiver = alice;
            params.opening = ILaunchPad.Opening({openingSeconds: 60, cap: 10 ether});
            (address at,,, uint256 openingId) = run(params);
            IShippedToken token = IShippedToken(at);
            vm.prank(bob);
            vault.commit{value: 4 ether}(openingId, bob, 4 ether, 0);
            vm.expectPartialRevert(ITaxedBase.Token_NotLaunched.selector);
            vm.prank(alice);
            token.transfer(bob, 1);
            vm.warp(vault.openingOf(openingId).endsAt);
            vault.clear(openingId);
            vault.claimFor(openingId, bob);
            assertEq(token.balanceOf(bob), amountOut(4 ether, LAUNCH_WEI, POOL_TOKENS), templateName(id));
            assertEq(token.frozenOf(bob), 0);
            assertEq(token.collectedTax(), 0);
            assertEq(token.balanceOf(address(pad)), 0);
        }
    }

    /// @notice The supply stays behind the gate until the one call that opens it, whoever asks (P-08, S-30).
    function test_P08_EveryTemplateStaysBehindItsGate() public {
        for (uint256 id = 2; id <= 9; ++id) {
            IShippedToken token = deployShipped(id, alice, arraysFor(id, alice), bytes12(uint96(id)));
            address pair = venueFactory.createPair(address(token), wrappedNative);
            vm.prank(alice);
            token.setLauncher(address(pad));
            address[3] memory targets = [pair, bob, address(router)];
            for (uint256 i = 0; i < targets.length; ++i) {
                vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_NotLaunched.selector, alice, targets[i]));
                vm.prank(alice);
                token.transfer(targets[i], 1);
            }
            vm.startPrank(alice);
            token.approve(address(pad), POOL_TOKENS);
            vm.stopPrank();
            run(existingParams(address(token)));
            assertTrue(isOpen(address(token)), templateName(id));
        }
    }

    function paramsFor(uint256 id) private view returns (ILaunchPad.LaunchParams memory params) {
        fillParams(params);
        Arrays memory a = arraysFor(id, address(pad));
        ITokenFactory.Creation memory c;
        (c.templateId, c.seed) = (id, bytes12(uint96(vm.getBlockTimestamp())));
        (c.strings, c.addresses, c.numbers, c.bools) = (a.strings, a.addresses, a.numbers, a.bools);
        if (id == 8) c.nftWrapper = address(nft);
        params.creation = c;
    }

    function arraysFor(uint256 id, address receiver) private view returns (Arrays memory) {
        TaxedDraft memory draft = launchDraft();
        draft.receiver = receiver;
        return templateArrays(id, draft, address(dollar), address(nft));
    }

    function amountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut) private pure returns (uint256) {
        return (amountIn * 997 * reserveOut) / (reserveIn * 1000 + amountIn * 997);
    }

    function treasury_() private returns (address stranger) {
        stranger = makeAddr("stranger");
        vm.deal(stranger, 100 ether);
    }
}
