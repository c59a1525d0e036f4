// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleWords} from "../../src/presale/IPresaleWords.sol";
import {PresaleFixture} from "./PresaleFixture.sol";
import {PresaleHandler} from "./PresaleHandler.sol";

/// @notice What holds for sales whatever their people do. Six sales of the three kinds, a dozen people.
/// forge-config: default.invariant.runs = 8
/// forge-config: default.invariant.depth = 120
contract PresaleInvariantsTest is PresaleFixture {
    PresaleHandler private handler;
    uint256 private constant USERS = 12;

    function setUp() public override {
        super.setUp();
        IPresale[] memory sales = new IPresale[](6);
        address[] memory users = new address[](USERS);
        for (uint160 i = 0; i < USERS; ++i) {
            users[i] = address(0xBEEF000000 + i);
        }
        for (uint256 i = 0; i < 6; ++i) {
            Plan memory p = i < 3 ? newPlan(i + 1) : vestingPlan(i - 2);
            p.numbers[END] = startTime + (i + 1) * 2 days;
            // Odd amounts, so that roundings show.
            p.numbers[PRESALE_RATE] = 1000e18 + 7 * i + 1;
            sales[i] = openSale(p);
            if (sales[i].templateId() == PRIVATE) {
                vm.prank(alice);
                sales[i].setWhitelist(users, 1);
            }
            if (i % 2 == 0) {
                uint256[] memory rates = new uint256[](3);
                (rates[0], rates[1], rates[2]) = (600, 300, 77);
                vm.prank(alice);
                sales[i].openInviter(rates);
            }
        }
        handler = new PresaleHandler(sales, token, alice, treasury, users);
        targetContract(address(handler));
    }

    function invariant_P38_EverySaleIsSolvent() public view {
        for (uint256 i = 0; i < handler.saleCount(); ++i) {
            assertSolvent(handler.sales(i));
        }
    }

    /// @notice Σ refunds + Σ spent = Σ contributed, and nothing is made or lost on the way.
    function invariant_P14_MoneyIsConserved() public view {
        for (uint256 i = 0; i < handler.saleCount(); ++i) {
            IPresale sale = handler.sales(i);
            PresaleHandler.Flow memory f = handler.flowOf(i);
            uint256 out = f.refunded + f.excess + f.ownerMoney + f.platformMoney + f.feesBack;
            if (sale.poolStatus() != FINISHED) {
                assertEq(address(sale).balance + out, f.contributed, "open or failed");
                continue;
            }
            uint256 pooled = 0;
            address pair = sale.state().pair;
            if (pair != address(0)) pooled = poolShareOf(sale, pair);
            uint256 rewards = inviter.presaleInfo(address(sale)).total;
            assertEq(address(sale).balance + out + pooled + rewards, f.contributed, "finished");
        }
    }

    /// @notice What the sales' books say of people adds up to what they say of the whole.
    function invariant_P10_BooksAddUp() public view {
        for (uint256 i = 0; i < handler.saleCount(); ++i) {
            IPresale sale = handler.sales(i);
            (uint256 contributed, uint256 claimed, uint256 fees, uint256 count) = (0, 0, 0, 0);
            for (uint256 k = 0; k < USERS; ++k) {
                IPresaleWords.Account memory a = sale.accountOf(handler.users(k));
                contributed += a.contributed;
                claimed += a.claimed;
                fees += a.exitFee;
                if (a.contributed != 0) ++count;
            }
            IPresaleWords.State memory s = sale.state();
            assertEq(contributed, s.total, "total");
            assertEq(count, s.userCount, "userCount");
            assertEq(claimed, s.tokensClaimed, "tokensClaimed");
            if (s.poolStatus != FINISHED) assertEq(fees, s.exitFees, "exitFees");
            assertEq(handler.flowOf(i).tokensClaimed, s.tokensClaimed, "tokens sent");
        }
    }

    /// @notice Nothing is claimable in two states: refunds and claims exclude each other.
    function invariant_P10_ClaimableInExactlyOneState() public view {
        for (uint256 i = 0; i < handler.saleCount(); ++i) {
            IPresale sale = handler.sales(i);
            uint256 status = sale.poolStatus();
            for (uint256 k = 0; k < USERS; ++k) {
                IPresaleWords.Account memory a = sale.accountOf(handler.users(k));
                if (status == FINISHED) assertEq(a.refundable, 0, "refundable though finished");
                else assertEq(a.claimable + a.claimed, 0, "claimable though not finished");
            }
        }
    }

    /// @notice The views say exactly what is paid.
    function invariant_ViewsTellWhatIsPaid() public view {
        for (uint256 i = 0; i < handler.saleCount(); ++i) {
            assertFalse(handler.flowOf(i).unfair);
        }
    }

    /// @notice While a sale is open nobody has got anything out of it but refunds (P-13).
    function invariant_P13_NobodyTakesFromAnOpenSale() public view {
        for (uint256 i = 0; i < handler.saleCount(); ++i) {
            if (handler.sales(i).poolStatus() == FINISHED) continue;
            PresaleHandler.Flow memory f = handler.flowOf(i);
            assertEq(f.ownerMoney + f.platformMoney + f.excess, 0);
        }
    }

    function invariant_CapabilitiesOnlyGoOut() public view {
        assertFalse(handler.capabilitiesGrew());
    }

    function invariant_P04_NoAllowanceIsLeft() public view {
        for (uint256 i = 0; i < handler.saleCount(); ++i) {
            address sale = address(handler.sales(i));
            assertEq(token.allowance(sale, address(locker)), 0);
            assertEq(ERC20(wrappedNative).allowance(sale, address(inviter)), 0);
            assertEq(ERC20(wrappedNative).balanceOf(sale), 0, "wrapped money is nobody's");
        }
    }

    /// @notice From every state there is a way to everybody's money that needs nobody else's goodwill.
    function afterInvariant() public {
        handler.report();
        for (uint256 i = 0; i < handler.saleCount(); ++i) {
            emptyOut(handler.sales(i));
        }
        if (handler.totalCalls() < 100) return;
        assertGe(handler.totalEffective() * 2, handler.totalCalls(), "fewer than half of the calls were effective");
    }

    function emptyOut(IPresale sale) private {
        vm.warp(block.timestamp + 4000 days);
        address[] memory all = new address[](USERS);
        for (uint256 k = 0; k < USERS; ++k) {
            all[k] = handler.users(k);
        }
        if (sale.poolStatus() == FINISHED) {
            sale.claimFor(all);
            if (sale.state().exitFees != 0) sale.payPlatform();
            try sale.withdraw() {} catch {}
        } else {
            sale.refundFor(all);
            for (uint256 k = 0; k < USERS; ++k) {
                if (sale.accountOf(all[k]).exitFee != 0) sale.reclaimExitFee(all[k]);
            }
            try sale.withdraw() {} catch {}
            assertEq(address(sale).balance, 0, "money is stuck");
        }
        // Less than one base unit a wallet (P-14).
        assertLe(address(sale).balance, USERS, "money is stuck");
        assertLe(token.balanceOf(address(sale)), USERS, "tokens are stuck");
    }

    /// @notice What this sale put into its pool: the only one who adds to the pair's wrapped coins. The first of the
    /// platform's token; later ones find it there.
    function poolShareOf(IPresale sale, address pair) private view returns (uint256) {
        uint256 lockId = sale.state().lockId;
        uint256 mine = locker.lockOf(lockId).amount;
        uint256 supply = ERC20(pair).totalSupply();
        return (ERC20(wrappedNative).balanceOf(pair) * mine) / supply;
    }
}
